import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { itemManageApi } from '../../../contract/manage/lifecycle';
import type { Db } from '../../db/connect';
import type { FormerState } from '../../db/schema/editing-tables';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { restoreFormerFiles, withdrawFiles } from '../item/files/former-files';
import type { FileChanges } from '../item/files/stored-files';
import { clearItem, inContentTransaction, publishIn } from '../item/publish/save';
import { findDraft, findRevision, upsertDraft } from '../item/publish/save-repository';
import { unindexItem } from '../search/index/index-repository';
import { mayPublish } from '../item/read/policy';
import { presentItem } from './archive';
import { by, requireDepartment } from './access';
import { withRenderErrors } from './document-check';
import { findManagedByKey, setArchived, type ManagedItem } from './repository';
import { canUndo, stateAfter } from './state';
import { deleteUndo, findUndo, restoreFacts, setUnpublished } from './undo-repository';

type Api = typeof itemManageApi;

/**
 * Takes back the last publication or archiving of an item. Throws `item.not_found`, `item.conflict` if another revision is
 * published, or `undo.expired`.
 */
export async function undoLast(deps: Deps, input: ParsedInputOf<Api['undo']>, viewer: Viewer): Promise<AnswerOf<Api['undo']>> {
  return withRenderErrors(() =>
    inContentTransaction(deps, async (trx, changes) => {
      const item = await presentItem(trx, input, viewer);
      await undoIn({ trx, changes, item, viewer, moment: deps.now() });
      return stateAfter(trx, deps, item.key, viewer);
    }),
  );
}

/** Takes back the last publication or archiving of an item within a transaction. Throws `undo.expired` or ContentError. */
export async function undoIn(undoing: Undoing): Promise<void> {
  const { trx, item, viewer, moment } = undoing;
  const undo = await findUndo(trx, item.key);
  if (!undo || !canUndo(item, undo, moment)) throw new AppError('undo.expired');
  if (undo.former) await takeBack(undoing, undo.former);
  else await setArchived(trx, item.key, null);
  await deleteUndo(trx, item.key);
  const revision = (await findManagedByKey(trx, item.key))?.revision ?? 0;
  const states = { before: { kind: undo.kind, revision: item.revision }, after: { revision } };
  await insertAuditEvent(trx, { action: 'item.undo', ...by(viewer, item), ...states }, moment);
}

export interface Undoing {
  trx: Db;
  changes: FileChanges;
  item: ManagedItem;
  viewer: Viewer;
  moment: Date;
}

/** Makes the former revision live again, and what was published the draft, if there is none. */
export async function takeBack(undoing: Undoing, former: FormerState): Promise<void> {
  const { trx, item, moment } = undoing;
  const toDraft = (await findDraft(trx, item.key)) === undefined;
  const baseRevision = former.revision ? await publishFormer(undoing, former, toDraft) : await unpublish(undoing, toDraft);
  if (toDraft) await upsertDraft(trx, item.key, { ...former.draft, baseRevision }, moment);
}

/** Publishes the document of the former revision with its files as the next revision, and returns its number. */
async function publishFormer(
  { trx, changes, item, viewer, moment }: Undoing,
  former: FormerState,
  toDraft: boolean,
): Promise<number> {
  const document = await findRevision(trx, item.key, former.revision);
  if (!document) throw new Error(`revision ${former.revision} of item ${item.key} is not stored`);
  await requireDepartment(trx, document, viewer, mayPublish);
  const { files } = former;
  const author = { person: viewer.id, note: null, undoes: item.revision };
  await publishIn(trx, changes, { document, files, author, moment, keepsDraft: true }, () =>
    restoreFormerFiles(trx, changes, { item: item.key, former: files, toDraft }),
  );
  await restoreFacts(trx, item.key, former.item);
  return item.revision + 1;
}

/** Makes an item that was published for the first time one that is not published. Returns 0, the revision of such an item. */
async function unpublish({ trx, changes, item }: Undoing, toDraft: boolean): Promise<0> {
  await clearItem(trx, item.key);
  await unindexItem(trx, item.key);
  await withdrawFiles(trx, changes, item.key, toDraft);
  await setUnpublished(trx, item.key);
  return 0;
}
