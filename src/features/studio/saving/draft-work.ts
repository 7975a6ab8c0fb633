import type { CallAnswer } from 'contract/api';
import type { Locale } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import type { Named } from 'contract/item';
import type { PassageBehind } from 'contract/manage/draft';
import { isEqual } from './is-equal';

export type DraftInfo = Pick<CallAnswer<'GET /api/manage/draft/info'>, 'document' | 'draft' | 'revision' | 'newer' | 'behind'>;

/** Document that the server is known to have. */
export interface ServerState {
  /** Null if the server has no such item any more. */
  document: ItemDocument | null;
  /** Version of the draft; null if there is none. */
  version: number | null;
  /** Published revision that the draft began from. */
  baseRevision: number;
  savedAt: string | null;
  savedBy: Named | null;
  /** Passages of this document whose counterparts have changed. Undefined in a copy that an older version of the portal stored. */
  behind?: readonly PassageBehind[];
}

/** A document that is being edited, and what it began from. */
export interface DraftWork {
  document: ItemDocument;
  /** State that the server acknowledged or returned last. */
  acked: ServerState;
  /** Published revision whose changes the document has, which the next save names. */
  baseRevision: number;
  /** Latest published document that is known, with its revision. */
  published: { revision: number; document: ItemDocument } | null;
  /** Names of stale passages that the editor has confirmed as right, which the next save sends. */
  stillRight?: Partial<Record<Locale, string[]>>;
}

/** Returns the work that begins with an answer of the server. */
export function workOf(info: DraftInfo): DraftWork {
  const { document, draft, revision, behind } = info;
  const baseRevision = draft?.baseRevision ?? revision;
  return {
    document,
    acked: { document, version: null, savedAt: null, savedBy: null, ...draft, baseRevision, behind },
    baseRevision,
    published: draft ? null : { revision, document },
  };
}

/** Returns whether the document differs from what the server has. */
export const isDirty = ({ document, acked, baseRevision, stillRight }: DraftWork): boolean =>
  stillRight !== undefined || baseRevision !== acked.baseRevision || !isEqual(document, acked.document);

/** Returns the work after the server has lost the item: the next save makes a new one. */
export const workOfNewItem = (work: DraftWork): DraftWork => ({
  document: work.document,
  acked: { document: null, version: null, baseRevision: 0, savedAt: null, savedBy: null },
  baseRevision: 0,
  published: null,
});
