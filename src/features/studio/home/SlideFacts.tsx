import { daysTo, formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './SlideList.module.css';
import type { Slide, SlideState } from './slides';

/** Facts of a slide: from when or why readers do not see it if the switch beside it does not say so, until when, and where it links to. */
export function SlideFacts({ slide: { item, link, startsAt, endsAt }, state }: { slide: Slide; state: SlideState }) {
  const { t } = useTranslation('studioHome');
  const moment = (at: string | null) => (at === null ? '' : formatDate(at, 'dateTime'));
  const stateText =
    state === 'coming' || state === 'over'
      ? t(`state.${state}`, { moment: moment(state === 'coming' ? startsAt : endsAt) })
      : state !== 'shown' && state !== 'off' && t(`state.${state}`);
  const hasEnd = endsAt !== null && state !== 'over';
  return (
    <>
      <p className="meta">{item?.title ?? link ?? t('leadsNowhere')}</p>
      {(stateText || hasEnd) && (
        <p className="meta dotted">
          {stateText && <span>{stateText}</span>}
          {hasEnd && <End at={endsAt} />}
        </p>
      )}
    </>
  );
}

/** Last day or moment at which a slide is shown, emphasized on that day. */
function End({ at }: { at: string }) {
  const { t } = useTranslation('studioHome');
  const lastDay = lastWholeDay(at);
  const isToday = daysTo(lastDay ?? at) === 0;
  const dayText = (day: string): string => (isToday ? t('endsToday') : t('through', { day: formatDate(day) }));
  return (
    <span className={isToday ? styles.today : undefined}>
      {lastDay === null ? t('until', { moment: formatDate(at, 'dateTime') }) : dayText(lastDay)}
    </span>
  );
}

/** Returns a moment of the last day, if the end is midnight in the device's time zone; otherwise null. */
function lastWholeDay(endsAt: string): string | null {
  const end = new Date(endsAt);
  if (end.getHours() !== 0 || end.getMinutes() !== 0) return null;
  return new Date(end.getTime() - 1).toISOString();
}
