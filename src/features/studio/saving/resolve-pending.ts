import type { ItemDocument } from 'contract/document';
import type { DeviceCopy } from './device-copy';
import type { DraftInfo } from './draft-work';
import { isEqual } from './is-equal';
import { mergeDocuments, type Conflict } from './merge-documents';
import { resolveConflicts, type Choice } from './resolve-conflicts';
import { takeNewer, takeOver, type PendingConflict, type TakenOver } from './take-over';

/**
 * Returns the work with the choices between both versions; `choices` has one choice for each of the shown conflicts. Returns null if
 * the document has changed since then in such a way that there is no choice for a conflict.
 */
export function resolvePending(
  pending: PendingConflict,
  document: ItemDocument,
  shown: readonly Conflict[],
  choices: readonly Choice[],
): TakenOver | null {
  const keyOf = ({ path, mine, theirs }: Conflict) => JSON.stringify([path, mine, theirs]);
  const chosen = new Map(shown.map((conflict, index) => [keyOf(conflict), choices[index]]));
  const { merged, conflicts } = mergeDocuments(pending.base, document, pending.theirs);
  const present = conflicts.map((conflict) => chosen.get(keyOf(conflict))).filter((choice) => choice !== undefined);
  if (present.length < conflicts.length) return null;
  const work = { ...pending.next, document: resolveConflicts(merged, conflicts, present) };
  return pending.source === 'draft' ? takeNewer(work, pending.info) : { work, conflict: null, notice: null };
}

/**
 * Returns the work that goes on with a copy of this device; null if the copy has nothing new. `document` has what was typed while
 * the copy was being read.
 */
export function resumeCopy(copy: DeviceCopy | undefined, opened: DraftInfo, document: ItemDocument) {
  if (!copy || isEqual(copy.work.document, opened.document)) return null;
  const taken = takeOver(copy.work, opened, copy.sent);
  const { merged } = mergeDocuments(opened.document, taken.work.document, document);
  const restored = { keptAt: copy.keptAt, document: taken.work.document, before: opened.document };
  return { restored, taken: { ...taken, work: { ...taken.work, document: merged } } };
}
