import type { ItemDocument } from 'contract/document';
import type { Named } from 'contract/item';
import { isDirty, workOf, type DraftInfo, type DraftWork } from './draft-work';
import { isEqual } from './is-equal';
import { mergeDocuments, type Conflict } from './merge-documents';
import { resolveConflicts, valueAt } from './resolve-conflicts';

/** Event that changed a draft elsewhere, for the person who is editing it. */
export type DraftNotice =
  /** Changes of another person, or of the same one in another window, were merged. */
  | { kind: 'takenIn'; by: Named | null }
  /** The draft was published, or the item was published meanwhile; its changes were merged. */
  | { kind: 'published' }
  /** The draft was discarded; the text is saved as a new one. */
  | { kind: 'discarded' }
  /** The item was removed; the text is saved as a new one. */
  | { kind: 'removed' };

/** Changes of others that overlap with those of the editor, who has to choose. */
export interface PendingConflict {
  /** The other version: a draft that somebody saved, or the published item. */
  source: 'draft' | 'published';
  by: Named | null;
  base: ItemDocument | null;
  theirs: ItemDocument;
  /** State that the work is based on once the conflicts are resolved. */
  next: Omit<DraftWork, 'document'>;
  /** Answer of the server whose other changes are merged afterwards. */
  info: DraftInfo;
}

export interface TakenOver {
  work: DraftWork;
  conflict: PendingConflict | null;
  notice: DraftNotice | null;
}

/**
 * Merges what the server has with a document that is being edited. `sent` are documents that were sent without an answer: one that
 * the server has is an earlier state of the same work.
 */
export function takeOver(work: DraftWork, info: DraftInfo, sent: readonly ItemDocument[]): TakenOver {
  const { document: theirs, ...next } = workOf(info);
  const by = info.draft?.savedBy ?? null;
  const onto = (document: ItemDocument): DraftWork => ({ ...next, published: next.published ?? work.published, document });
  if (isEqual(theirs, work.acked.document) || sent.some((one) => isEqual(one, theirs)))
    return takeNewer(onto(work.document), info);
  if (isDiscarded(work, info)) {
    if (!isDirty(work)) return takeNewer(onto(theirs), info);
    return { ...takeNewer(onto(work.document), info), notice: { kind: 'discarded' } };
  }
  const base = work.acked.document;
  const { merged, conflicts } = mergeDocuments(base, work.document, theirs);
  if (conflicts.length && !conflicts.every((conflict) => isOwn(conflict, sent))) {
    const conflict = {
      source: info.draft ? ('draft' as const) : ('published' as const),
      by,
      base,
      theirs,
      next: onto(theirs),
      info,
    };
    return { work, conflict, notice: null };
  }
  const document = resolveConflicts(
    merged,
    conflicts,
    conflicts.map(() => 'mine'),
  );
  const notice: DraftNotice = info.draft ? { kind: 'takenIn', by } : { kind: 'published' };
  const newer = takeNewer(onto(document), info);
  return { ...newer, notice: newer.notice ?? (conflicts.length || isSameContent(base, theirs) ? null : notice) };
}

/** Returns whether two versions differ at most in the day to check the item by, which is set without a revision. */
const isSameContent = (base: ItemDocument | null, theirs: ItemDocument): boolean =>
  base !== null && isEqual({ ...base, checkBy: undefined }, { ...theirs, checkBy: undefined });

/** Merges the published item if it is newer than the revision that the draft began from. */
export function takeNewer(work: DraftWork, { newer, revision, ...info }: DraftInfo): TakenOver {
  if (!newer || revision === work.baseRevision) return { work, conflict: null, notice: null };
  const base = work.published?.revision === work.baseRevision ? work.published.document : null;
  const next = { acked: work.acked, baseRevision: revision, published: { revision, document: newer } };
  const { merged, conflicts } = mergeDocuments(base, work.document, newer);
  if (!conflicts.length) return { work: { ...next, document: merged }, conflict: null, notice: { kind: 'published' } };
  const conflict = { source: 'published' as const, by: null, base, theirs: newer, next, info: { newer, revision, ...info } };
  return { work, conflict, notice: null };
}

/** Returns whether a draft that was there is gone, and nothing was published. */
const isDiscarded = ({ acked }: DraftWork, { draft, revision }: DraftInfo): boolean =>
  !draft && acked.version !== null && revision === acked.baseRevision;

/** Returns whether the other version of a conflict is what this editor sent, in a request whose answer was lost. */
const isOwn = ({ path, theirs }: Conflict, sent: readonly ItemDocument[]): boolean =>
  sent.some((document) => {
    const earlier = valueAt(document, path);
    if (isEqual(earlier, theirs)) return true;
    return typeof theirs === 'string' && theirs.trim() !== '' && typeof earlier === 'string' && earlier.includes(theirs);
  });
