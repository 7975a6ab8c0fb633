import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './SavingNotices.module.css';
import type { DraftSaving } from './useDraftSaving';

interface RestoredNoticeProps {
  saving: Pick<DraftSaving, 'restored' | 'discardRestored' | 'dismissRestored'>;
}

/** Tells that the document has changes that this device kept, and offers to discard them. */
export function RestoredNotice({ saving: { restored, discardRestored, dismissRestored } }: RestoredNoticeProps) {
  const { t } = useTranslation('draftSaving');
  if (!restored) return null;
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.text}>{t('restored.text', { date: formatDate(restored.keptAt, 'dateTime') })}</p>
      <button type="button" className={styles.action} onClick={discardRestored}>
        {t('restored.discard')}
      </button>
      <button type="button" className={styles.action} onClick={dismissRestored}>
        {t('notice.dismiss')}
      </button>
    </div>
  );
}
