import { useTranslation } from '@/lib/i18n/useTranslation';
import { RestoredNotice } from './RestoredNotice';
import styles from './SavingNotices.module.css';
import type { DraftNotice } from './take-over';
import type { DraftSaving } from './useDraftSaving';

interface SavingNoticesProps {
  saving: Pick<DraftSaving, 'notice' | 'dismissNotice' | 'restored' | 'discardRestored' | 'dismissRestored' | 'isDeviceWorking'>;
}

/** Tells what happened to the draft elsewhere, what was restored, and that a browser cannot keep changes. */
export function SavingNotices({ saving }: SavingNoticesProps) {
  const { t } = useTranslation('draftSaving');
  const { notice, dismissNotice, isDeviceWorking } = saving;
  return (
    <>
      <RestoredNotice saving={saving} />
      {notice && (
        <div role="status" className={styles.notice}>
          <p className={styles.text}>
            <NoticeText notice={notice} />
          </p>
          <button type="button" className={styles.action} onClick={dismissNotice}>
            {t('notice.dismiss')}
          </button>
        </div>
      )}
      {!isDeviceWorking && (
        <div role="status" className={styles.notice}>
          <p className={styles.text}>{t('notKept')}</p>
        </div>
      )}
    </>
  );
}

function NoticeText({ notice }: { notice: DraftNotice }) {
  const { t } = useTranslation('draftSaving');
  if (notice.kind !== 'takenIn') return t(`notice.${notice.kind}`);
  return notice.by ? t('notice.takenIn', { name: notice.by.name }) : t('notice.takenInUnknown');
}
