import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Slide, SlideState } from './slides';

/** Facts of a slide: from when or why readers do not see it if the switch beside it does not say so, until when, and where it links to. */
export function SlideFacts({ slide: { item, link, startsAt, endsAt }, state }: { slide: Slide; state: SlideState }) {
  const { t } = useTranslation('studioHome');
  const moment = (at: string | null) => (at === null ? '' : formatDate(at, 'dateTime'));
  const endText = (at: string): string => {
    const lastDay = lastWholeDay(at);
    return lastDay === null ? t('until', { moment: moment(at) }) : t('through', { day: formatDate(lastDay) });
  };
  const stateText =
    state === 'coming' || state === 'over'
      ? t(`state.${state}`, { moment: moment(state === 'coming' ? startsAt : endsAt) })
      : state !== 'shown' && state !== 'off' && t(`state.${state}`);
  const end = endsAt !== null && state !== 'over' && endText(endsAt);
  return (
    <>
      <p className="meta">{item?.title ?? link ?? t('leadsNowhere')}</p>
      {(stateText || end) && (
        <p className="meta dotted">
          {stateText && <span>{stateText}</span>}
          {end && <span>{end}</span>}
        </p>
      )}
    </>
  );
}

/** Returns a moment of the last day, if the end is midnight in the device's time zone; otherwise null. */
function lastWholeDay(endsAt: string): string | null {
  const end = new Date(endsAt);
  if (end.getHours() !== 0 || end.getMinutes() !== 0) return null;
  return new Date(end.getTime() - 1).toISOString();
}
