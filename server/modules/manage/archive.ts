import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { itemManageApi } from '../../../contract/manage/lifecycle';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import type { FileChanges } from '../item/files/stored-files';
import { inContentTransaction } from '../item/publish/save';
import { by, publishableItem } from './access';
import { setArchived, type ManagedItem } from './repository';
import { findScheduled } from './scheduled-repository';
import { stateAfter } from './state';
import { forget, remember } from './undo-memory';
import { findUndo } from './undo-repository';

type Api = typeof itemManageApi;
type Input = ParsedInputOf<Api['archive']>;

/**
 * Archives a published item. Throws `item.not_found`, `item.conflict` if it has changed or is archived already, or
 * `scheduled.conflict` if a revision of it is scheduled.
 */
export async function archiveItem(deps: Deps, input: Input, viewer: Viewer): Promise<AnswerOf<Api['archive']>> {
  return inContentTransaction(deps, async (trx, changes) =>
    stateAfter(trx, deps, await archiveIn(trx, changes, input, { viewer, moment: deps.now() }), viewer),
  );
}

/** Person who does something with an item, and when. */
export interface Doing {
  viewer: Viewer;
  moment: Date;
}

/** Archives an item as `archiveItem` does, within a transaction. Returns its key. */
export async function archiveIn(trx: Db, changes: FileChanges, input: Input, { viewer, moment }: Doing): Promise<number> {
  const item = await presentItem(trx, input, viewer);
  if (item.archivedAt) throw new AppError('item.conflict');
  if (await findScheduled(trx, item.key)) throw new AppError('scheduled.conflict');
  await setArchived(trx, item.key, moment);
  await remember(trx, changes, item.key, { kind: 'archive', revision: item.revision, former: null }, moment);
  const before = { revision: item.revision };
  await insertAuditEvent(trx, { action: 'item.archive', ...by(viewer, input), before }, moment);
  return item.key;
}

/** Shows an archived item to its readers again. Throws `item.not_found`, or `item.conflict` if it has changed or is not archived. */
export async function restoreItem(deps: Deps, input: Input, viewer: Viewer): Promise<AnswerOf<Api['restore']>> {
  return inContentTransaction(deps, async (trx, changes) =>
    stateAfter(trx, deps, await restoreIn(trx, changes, input, { viewer, moment: deps.now() }), viewer),
  );
}

/** Restores an item as `restoreItem` does, within a transaction. Returns its key. */
export async function restoreIn(trx: Db, changes: FileChanges, input: Input, { viewer, moment }: Doing): Promise<number> {
  const item = await presentItem(trx, input, viewer);
  if (!item.archivedAt) throw new AppError('item.conflict');
  await setArchived(trx, item.key, null);
  if ((await findUndo(trx, item.key))?.kind === 'archive') await forget(trx, changes, item.key);
  const before = { archivedAt: item.archivedAt.toISOString() };
  await insertAuditEvent(trx, { action: 'item.restore', ...by(viewer, input), before }, moment);
  return item.key;
}

/** Returns a published item that the viewer may publish. Throws `item.conflict` if another revision is published. */
export async function presentItem(trx: Db, { revision, ...ref }: Input, viewer: Viewer): Promise<ManagedItem> {
  const item = await publishableItem(trx, ref, viewer, 'item.not_found');
  if (!item.revision) throw new AppError('item.not_found');
  if (item.revision !== revision) throw new AppError('item.conflict');
  return item;
}
