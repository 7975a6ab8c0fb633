import type { BulkResult } from 'contract/manage/bulk';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { remainingOf, type BulkRun } from './bulk-run';

const OUTCOMES = ['done', 'unchanged', 'refused'] as const satisfies BulkResult['outcome'][];

/** Returns a function that says in one line what a bulk action, or undoing it, did. */
export function useRunSummary(): (run: BulkRun) => string {
  const { t } = useTranslation('bulkCare');
  return (run) => {
    const parts = OUTCOMES.flatMap((outcome) => {
      const count = run.results.filter((result) => result.outcome === outcome).length;
      if (!count && outcome !== 'done') return [];
      return [t(`run.${outcome === 'done' && run.isUndo ? 'undone' : outcome}`, { count, formatted: formatNumber(count) })];
    });
    const rest = remainingOf(run).length;
    return [...parts, ...(rest ? [t('run.left', { count: rest, formatted: formatNumber(rest) })] : [])].join(' · ');
  };
}
