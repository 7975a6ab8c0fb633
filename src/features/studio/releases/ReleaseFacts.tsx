import type { Release } from 'contract/manage/release';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { shownState, timeOf } from './release-state';
import styles from './ReleaseFacts.module.css';

type Facts = Pick<Release, 'state' | 'publishAt' | 'doneAt' | 'failure'>;

/** State of a release. */
export function ReleaseStateTag({ release }: { release: Facts }) {
  const { t } = useTranslation('releases');
  const state = shownState(release);
  return (
    <span className={`tag ${styles.tag}`} data-state={state}>
      {t(`state.${state}`)}
    </span>
  );
}

/** Moment at which a release goes live, or did. */
export function ReleaseTime({ release }: { release: Facts }) {
  const { t } = useTranslation('releases');
  const time = timeOf(release);
  return <>{time === null ? t('when.open') : t(`when.${release.state}`, { time: formatDate(time, 'dateTime') })}</>;
}
