import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { BulkRun } from './bulk-run';
import styles from '../care/Care.module.css';
import { useRunSummary } from './useRunSummary';

interface LastRunProps {
  run: BulkRun;
  onShow: () => void;
}

/** Line above the list that says what the last bulk action did, and leads to its results. */
export function LastRun({ run, onShow }: LastRunProps) {
  const { t } = useTranslation('bulkCare');
  return (
    <div role="status" className={styles.last}>
      <Icon name="check" size={18} />
      <p>{useRunSummary()(run)}</p>
      <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={onShow}>
        {t(run.isUndo ? 'run.results' : 'run.resultsAndUndo')}
      </button>
    </div>
  );
}
