import '@/lib/i18n/texts/studio/bulk-care';
import type { BulkKind } from 'contract/manage/bulk';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { BulkForm } from './BulkForm';
import type { BulkSource } from './bulk-source';
import { RunProgress } from './RunProgress';
import { RunResults } from './RunResults';
import type { BulkRunning } from './useBulkRun';

interface BulkDialogProps {
  /** Action to ask about, or `results` for those of the last one. */
  kind: BulkKind | 'results';
  source: BulkSource;
  running: BulkRunning;
  onClose: () => void;
}

/** Asks about a bulk action, shows its progress, then its result for each item. Closing it cancels what has not begun. */
export function BulkDialog({ kind, source, running, onClose }: BulkDialogProps) {
  const { t } = useTranslation('bulkCare');
  const { run, loading, found } = running;
  const shown = run?.action.kind ?? (kind === 'results' ? 'archive' : kind);
  const count = run?.items.length ?? found?.length ?? source.count;
  const close = () => {
    running.cancel();
    onClose();
  };
  return (
    <Dialog
      title={t(run?.isUndo ? 'ask.undo' : `ask.${shown}`, { count, formatted: formatNumber(count) })}
      place="wide"
      onClose={close}
    >
      {!run && kind !== 'results' && (
        <BulkForm
          kind={kind}
          area={source.area}
          busy={loading}
          found={found?.length ?? null}
          onSubmit={(action) => {
            void running.start(action, source);
          }}
          onCancel={close}
        />
      )}
      {run?.phase === 'running' && <RunProgress run={run} onCancel={running.cancel} />}
      {run && run.phase !== 'running' && <RunResults run={run} running={running} onClose={close} />}
    </Dialog>
  );
}
