import { useTranslation } from '@/lib/i18n/useTranslation';

const [HOURS_OF_DAY, HOURS_OF_WEEK] = [8, 40];

/** Returns a function that says within which time a person usually replies, from a number of working hours. */
export function useReplyText(): (hours: number) => string {
  const { t } = useTranslation('person');
  return (hours) => {
    if (hours < HOURS_OF_DAY) return t('reply.hours', { count: hours });
    if (hours < HOURS_OF_WEEK) return t('reply.days', { count: Math.ceil(hours / HOURS_OF_DAY) });
    return t('reply.weeks', { count: Math.ceil(hours / HOURS_OF_WEEK) });
  };
}
