import { useId } from 'react';
import type { Transfer } from 'contract/manage/transfer';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Forms.module.css';

/** Shows how many documents the running work has done. Before their number is known, only that it is under way. */
export function TransferProgress({ transfer: { progress, kind } }: { transfer: Transfer }) {
  const { t } = useTranslation('transfer');
  const id = useId();
  const facts = progress && { done: formatNumber(progress.done), total: formatNumber(progress.total) };
  return (
    <div>
      <p id={id} className={styles.name}>
        {facts ? t('progress', facts) : t(kind === 'import' ? 'unpacking' : 'state.exporting')}
      </p>
      <progress className={styles.track} aria-labelledby={id} max={progress?.total} value={progress?.done} />
    </div>
  );
}
