import type { Readiness } from '../../../contract/manage/release';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { findDraft } from '../item/publish/save-repository';
import { withRenderErrors } from '../manage/document-check';
import { approvalState } from '../manage/publishing';
import { findDraftProgress, findManagedByKey } from '../manage/repository';
import { requirePublishable } from '../manage/scheduled-job';
import { findScheduled } from '../manage/scheduled-repository';
import { requireTimely, timelyDocument } from '../manage/scheduling';
import { requireApproved } from '../review/rules';
import type { ReleaseItemRow } from './release-repository';

/** State of an item in a release: ready, or the reason why it cannot be published. */
export interface ItemReadiness {
  readiness: Readiness;
  details: Record<string, string>;
}

const READY: ItemReadiness = { readiness: 'ready', details: {} };
const notReady = (readiness: Readiness): ItemReadiness => ({ readiness, details: {} });

/** Codes with which publishing would fail, and what they say of an item. */
const CODES: Partial<Record<string, Readiness>> = {
  'draft.conflict': 'conflict',
  'item.archived': 'archived',
  'review.required': 'unapproved',
  'document.invalid': 'invalid',
};

/** Returns whether an item could be published with its release at a time: a draft as long as the release is open, else the fixed text. */
export async function readinessOf(deps: Deps, trx: Db, row: ReleaseItemRow, publishAt: Date): Promise<ItemReadiness> {
  try {
    return await withRenderErrors(() => (row.isFixed ? fixedReadiness : draftReadiness)(deps, trx, row, publishAt));
  } catch (error) {
    return readinessOfError(error);
  }
}

/** Returns what an error of publishing says of an item. Throws every other error. */
export function readinessOfError(error: unknown): ItemReadiness {
  const readiness = error instanceof AppError ? CODES[error.code] : undefined;
  if (readiness) return { readiness, details: (error as AppError).details ?? {} };
  throw error;
}

async function fixedReadiness(deps: Deps, trx: Db, { key }: ReleaseItemRow, publishAt: Date): Promise<ItemReadiness> {
  const item = await findManagedByKey(trx, key);
  const scheduled = await findScheduled(trx, key);
  if (!item || !scheduled) return notReady('missing');
  await requirePublishable(deps, trx, item, scheduled);
  requireTimely(scheduled.document, publishAt);
  return READY;
}

async function draftReadiness(_deps: Deps, trx: Db, row: ReleaseItemRow, publishAt: Date): Promise<ItemReadiness> {
  const item = await findManagedByKey(trx, row.key);
  const draft = await findDraft(trx, row.key);
  if (!item || !draft) return notReady('missing');
  if (item.archivedAt) return notReady('archived');
  if (draft.baseRevision !== item.revision) return notReady('conflict');
  if (await findScheduled(trx, row.key)) return notReady('scheduled');
  const progress = await findDraftProgress(trx, row.key);
  const isSame = draft.id === row.draftId && draft.version === row.version && progress?.fileChanges === row.fileChanges;
  if (!isSame) return notReady('changed');
  await requireApproved(trx, { item, document: draft.document, draft: approvalState(draft, progress) });
  await timelyDocument(trx, item, draft, { change: row.change, publishAt });
  return READY;
}
