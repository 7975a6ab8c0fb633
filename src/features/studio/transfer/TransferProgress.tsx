import { useId } from 'react';
import type { Transfer } from 'contract/manage/transfer';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ProgressBar } from '@/ui/primitives/ProgressBar';
import styles from './Forms.module.css';

/** Shows how many documents are done. Until the total is known, it only says that the transfer is running. */
export function TransferProgress({ transfer: { progress, kind } }: { transfer: Transfer }) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const facts = progress && { done: formatNumber(progress.done), total: formatNumber(progress.total) };
  return (
    <div>
      <p id={id} className={styles.name}>
        {facts ? t('progress', facts) : t(kind === 'import' ? 'unpacking' : 'state.exporting')}
      </p>
      <ProgressBar labelledBy={id} value={progress?.done} max={progress?.total} />
    </div>
  );
}
