import { useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ProgressBar } from '@/ui/primitives/ProgressBar';
import type { BulkRun } from './bulk-run';
import styles from './Bulk.module.css';

interface RunProgressProps {
  run: BulkRun;
  onCancel: () => void;
}

/** Shows how far a bulk action is, with a button that stops it after the items under way. */
export function RunProgress({ run: { results, items }, onCancel }: RunProgressProps) {
  const { t } = useTranslation('bulkCare');
  const id = useId();
  return (
    <div className={styles.progress}>
      <p id={id} role="status">
        {t('run.progress', { done: formatNumber(results.length), total: formatNumber(items.length) })}
      </p>
      <ProgressBar labelledBy={id} value={results.length} max={items.length} />
      <div className={styles.choices}>
        <button type="button" className="button" onClick={onCancel}>
          {t('run.cancel')}
        </button>
      </div>
    </div>
  );
}
