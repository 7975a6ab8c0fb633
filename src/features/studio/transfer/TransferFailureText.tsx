import type { Transfer } from 'contract/manage/transfer';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './CurrentTransfer.module.css';

/** Message that says why a transfer failed, with the path of the file concerned. */
export function TransferFailureText({ transfer: { failure, state } }: { transfer: Transfer }) {
  const { t } = useTranslation('transfer');
  if (!failure) return null;
  const reason = state === 'checked' && failure.reason === 'interrupted' ? 'interruptedImport' : failure.reason;
  return (
    <div role="alert" className={styles.failure}>
      <p>{t(`failure.${reason}`)}</p>
      {failure.file !== null && <p className={styles.path}>{t('failure.file', { file: failure.file })}</p>}
    </div>
  );
}
