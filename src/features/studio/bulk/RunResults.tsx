import type { BulkResult } from 'contract/manage/bulk';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { keyOf } from '../care/item-key';
import { shownTitle } from '../content/item-titles';
import { remainingOf, type BulkRun } from './bulk-run';
import styles from './Bulk.module.css';
import { UNDO_MINUTES } from './undo-time';
import type { BulkRunning } from './useBulkRun';
import { useRunSummary } from './useRunSummary';

interface RunResultsProps {
  run: BulkRun;
  running: Pick<BulkRunning, 'resume' | 'undo'>;
  onClose: () => void;
}

/** Shows what a bulk action did with each item, those that were refused first, and offers to go on or to take it back. */
export function RunResults({ run, running, onClose }: RunResultsProps) {
  const { t } = useTranslation(['bulkCare', 'contentCare']);
  const summary = useRunSummary();
  const isLeft = remainingOf(run).length > 0;
  const canUndo = !run.isUndo && run.results.some(({ outcome }) => outcome === 'done') && isRecent(run);
  return (
    <div className={styles.results}>
      <p role="status" className={styles.summary}>
        {summary(run)}
      </p>
      {run.failure && (
        <p role="alert" className={styles.failure}>
          {run.failure.message}
        </p>
      )}
      <ResultList run={run} />
      <div className={styles.choices}>
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('run.close')}
        </button>
        {isLeft && (
          <button type="button" className="button" onClick={running.resume}>
            {t('run.resume')}
          </button>
        )}
        {canUndo && (
          <button type="button" className="button" onClick={running.undo}>
            {t('contentCare:undo')}
          </button>
        )}
        {canUndo && <p className="meta">{t('run.undoHint', { minutes: formatNumber(UNDO_MINUTES) })}</p>}
      </div>
    </div>
  );
}

const isRecent = ({ at }: BulkRun): boolean => Date.now() - at < UNDO_MINUTES * 60_000;

const ORDER: Record<BulkResult['outcome'], number> = { refused: 0, unchanged: 1, done: 2 };

function ResultList({ run: { items, results, isUndo } }: Pick<RunResultsProps, 'run'>) {
  const { t } = useTranslation('bulkCare');
  const locale = useInterfaceLocale();
  const titles = new Map(items.map((item) => [keyOf(item), shownTitle(item, locale)]));
  if (!results.length) return null;
  return (
    <ul className={styles.list} aria-label={t('run.list')}>
      {results
        .toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome])
        .map((result) => {
          const title = titles.get(keyOf(result));
          return (
            <li key={keyOf(result)} data-outcome={result.outcome}>
              <span lang={title?.locale}>{title?.title ?? result.id}</span>
              <span className={styles.reason}>
                {result.message ?? t(`result.${result.outcome === 'done' && isUndo ? 'undone' : result.outcome}`)}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
