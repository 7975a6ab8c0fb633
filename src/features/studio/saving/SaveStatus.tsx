import { daysTo, formatDate, formatTime } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import styles from './SaveStatus.module.css';
import type { DraftSaving } from './useDraftSaving';

interface SaveStatusProps {
  saving: Pick<DraftSaving, 'status' | 'savedAt' | 'failure' | 'isDeviceWorking' | 'saveNow'>;
  /** Opens the dialog of conflicts. */
  onChoose: () => void;
}

/** Tells whether the draft is saved, or why not and what to do. */
export function SaveStatus({ saving, onChoose }: SaveStatusProps) {
  const { t } = useTranslation('draftSaving');
  const { status, saveNow } = saving;
  return (
    <div className={styles.place}>
      <p role="status" className={styles.text} data-status={status}>
        <StatusText saving={saving} />
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

function StatusText({ saving }: Pick<SaveStatusProps, 'saving'>) {
  const { t } = useTranslation('draftSaving');
  const { status, savedAt, failure, isDeviceWorking } = saving;
  const isPhone = useIsPhone();
  if (status === 'saved') {
    if (!savedAt) return t('status.unchanged');
    // The time does not fit beside the state and the buttons.
    if (isPhone) return t('status.savedShort');
    return t('status.saved', { time: daysTo(savedAt) === 0 ? formatTime(savedAt) : formatDate(savedAt, 'dateTime') });
  }
  if (status === 'failed') {
    const reason = failure?.message ?? '';
    return isDeviceWorking ? t('status.failed', { reason }) : t('status.failedNotKept', { reason });
  }
  if (status === 'offline') return isDeviceWorking ? t('status.offline') : t('status.offlineNotKept');
  return t(`status.${status}`);
}
