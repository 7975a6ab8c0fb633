import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './SlideList.module.css';
import type { Slide, SlideState } from './slides';

/** Line that says whether readers see a slide, until when, and where it links to. */
export function SlideFacts({ slide: { item, link, startsAt, endsAt }, state }: { slide: Slide; state: SlideState }) {
  const { t } = useTranslation('studioHome');
  const moment = (at: string | null) => (at === null ? '' : formatDate(at, 'dateTime'));
  const endText = (at: string): string => {
    const lastDay = lastWholeDay(at);
    return lastDay === null ? t('until', { moment: moment(at) }) : t('through', { day: formatDate(lastDay) });
  };
  return (
    <p className={`meta dotted ${styles.facts}`}>
      <span className={styles.state}>
        {state === 'coming' || state === 'over'
          ? t(`state.${state}`, { moment: moment(state === 'coming' ? startsAt : endsAt) })
          : t(`state.${state}`)}
      </span>
      {endsAt !== null && state !== 'over' && <span>{endText(endsAt)}</span>}
      <span>{item?.title ?? link ?? t('leadsNowhere')}</span>
    </p>
  );
}

/** Returns a moment of the last day, if the end is midnight in the device's time zone; otherwise null. */
function lastWholeDay(endsAt: string): string | null {
  const end = new Date(endsAt);
  if (end.getHours() !== 0 || end.getMinutes() !== 0) return null;
  return new Date(end.getTime() - 1).toISOString();
}
