import { daysTo, formatDate, formatTime } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import styles from './SaveStatus.module.css';
import type { DraftSaving } from './useDraftSaving';

interface SaveStatusProps {
  saving: Pick<DraftSaving, 'status' | 'savedAt' | 'failure' | 'isDeviceWorking'>;
}

interface SaveProblemProps {
  saving: SaveStatusProps['saving'] & Pick<DraftSaving, 'saveNow'>;
  /** Opens the dialog of conflicts. */
  onChoose: () => void;
}

/** Tells whether the draft is saved. Empty while `SaveProblem` tells why it is not. */
export const SaveStatus = ({ saving }: SaveStatusProps) => (
  <p role="status" className={styles.status}>
    {!hasProblem(saving) && <StatusText saving={saving} />}
  </p>
);

/** Line that tells why the draft is not saved and what to do. It stays during the next attempt, and is empty without a problem. */
export function SaveProblem({ saving, onChoose }: SaveProblemProps) {
  const { t } = useTranslation('draftSaving');
  const { status, saveNow } = saving;
  const isShown = hasProblem(saving);
  return (
    <div className={styles.problem} data-save-problem={isShown}>
      <p role="status" className={styles.text} data-status={status}>
        {isShown && <StatusText saving={saving} />}
      </p>
      {(status === 'failed' || status === 'offline') && (
        <button type="button" className={styles.action} onClick={() => void saveNow()}>
          {t('status.retry')}
        </button>
      )}
      {status === 'conflict' && (
        <button type="button" className={styles.action} onClick={onChoose}>
          {t('status.choose')}
        </button>
      )}
    </div>
  );
}

/** Returns true until the draft is saved after a failure. */
const hasProblem = ({ status, failure }: SaveStatusProps['saving']): boolean =>
  status !== 'saved' && (failure !== null || ['failed', 'offline', 'signedOut', 'conflict'].includes(status));

function StatusText({ saving }: SaveStatusProps) {
  const { t } = useTranslation('draftSaving');
  const { status, savedAt, failure, isDeviceWorking } = saving;
  const isPhone = useIsPhone();
  if (status === 'saved') {
    if (!savedAt) return t('status.unchanged');
    // The time does not fit beside the buttons.
    if (isPhone) return t('status.savedShort');
    return t('status.saved', { time: daysTo(savedAt) === 0 ? formatTime(savedAt) : formatDate(savedAt, 'dateTime') });
  }
  if (status === 'failed') {
    const reason = failure?.message ?? '';
    return isDeviceWorking ? t('status.failed', { reason }) : t('status.failedNotKept', { reason });
  }
  if (status === 'offline') return isDeviceWorking ? t('status.offline') : t('status.offlineNotKept');
  if (status === 'dirty' && isPhone) return t('status.dirtyShort');
  return t(`status.${status}`);
}
