import type { BulkAction, BulkResult } from 'contract/manage/bulk';
import type { ManagedItem } from 'contract/manage/content';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { randomUuid } from '@/lib/browser/uuid';
import { bulkItemOf } from '../care/apply-care';
import { keyOf } from '../care/item-key';

/** Number of items of one call; between two calls the person can cancel. */
const BATCH = 25;

/** Progress of a bulk action, or of undoing it. */
export interface BulkRun {
  bulk: string;
  action: BulkAction;
  /** Items in their order, with their titles for the results. */
  items: readonly ManagedItem[];
  results: readonly BulkResult[];
  phase: 'running' | 'stopped' | 'finished';
  /** Why it stopped; null if the person cancelled it. */
  failure: Failure | null;
  isUndo: boolean;
  /** Time of the last call, in milliseconds. */
  at: number;
}

export const newRun = (action: BulkAction, items: readonly ManagedItem[]): BulkRun => ({
  ...{ bulk: randomUuid(), action, items, results: [] },
  ...{ phase: 'running', failure: null, isUndo: false, at: Date.now() },
});

/** Returns the run that takes back what another one has done. */
export function undoOf(run: BulkRun): BulkRun {
  const done = new Set(run.results.filter(({ outcome }) => outcome === 'done').map(keyOf));
  const items = run.items.filter((item) => done.has(keyOf(item)));
  return { ...run, items, results: [], phase: 'running', failure: null, isUndo: true };
}

/** Returns the items that have no result yet. */
export function remainingOf({ items, results }: BulkRun): ManagedItem[] {
  const known = new Set(results.map(keyOf));
  return items.filter((item) => !known.has(keyOf(item)));
}

/**
 * Sends the remaining items in batches and tells of each answer, until all have a result, a call fails, or `signal` is aborted,
 * which the batch under way still finishes. Sending a batch again does nothing again.
 */
export async function proceed(started: BulkRun, tell: (run: BulkRun) => void, signal: AbortSignal): Promise<void> {
  let run: BulkRun = { ...started, phase: 'running', failure: null };
  tell(run);
  for (let rest = remainingOf(run); rest.length; rest = remainingOf(run)) {
    if (signal.aborted) {
      tell({ ...run, phase: 'stopped' });
      return;
    }
    let failure: Failure | null = null;
    const answer = await send(run, rest.slice(0, BATCH), (refused) => {
      failure = refused;
    });
    if (!answer) {
      tell({ ...run, phase: 'stopped', failure });
      return;
    }
    run = { ...run, results: [...run.results, ...answer.results], at: Date.now() };
    tell(run);
  }
  tell({ ...run, phase: 'finished' });
}

function send({ bulk, action, isUndo }: BulkRun, batch: readonly ManagedItem[], onFailure: (failure: Failure) => void) {
  const options = { onFailure, quiet: () => true };
  if (isUndo)
    return requestChange('POST /api/manage/bulk/undo', { bulk, items: batch.map(({ area, id }) => ({ area, id })) }, options);
  const items = batch.map(bulkItemOf);
  return requestChange('POST /api/manage/bulk/apply', { bulk, action, items }, options);
}
