import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './SlideList.module.css';
import type { Slide, SlideState } from './slides';

/** Line that says whether readers see a slide, until when, and where it links to. */
export function SlideFacts({ slide: { item, link, startsAt, endsAt }, state }: { slide: Slide; state: SlideState }) {
  const { t } = useTranslation('studioHome');
  const moment = (at: string | null) => (at === null ? '' : formatDate(at, 'dateTime'));
  return (
    <p className={`meta dotted ${styles.facts}`}>
      <span className={styles.state}>
        {state === 'coming' || state === 'over'
          ? t(`state.${state}`, { moment: moment(state === 'coming' ? startsAt : endsAt) })
          : t(`state.${state}`)}
      </span>
      {endsAt !== null && state !== 'over' && <span>{t('until', { moment: moment(endsAt) })}</span>}
      <span>{item?.title ?? link ?? t('leadsNowhere')}</span>
    </p>
  );
}
