import type { AnswerOf, ParsedInputOf } from '../../../../contract/core/endpoint';
import type { Locale } from '../../../../contract/core/locale';
import type { Viewer } from '../../../../contract/core/permissions';
import type { ItemRef } from '../../../../contract/item';
import type { BulkResult, bulkManageApi } from '../../../../contract/manage/bulk';
import { UNDO_MS } from '../../../../contract/manage/state';
import type { Deps } from '../../../http/deps';
import { AppError } from '../../../http/errors';
import { insertAuditEvent } from '../../audit/repository';
import { inContentTransaction } from '../../item/publish/save';
import { setCheckBy } from '../../item/publish/check-by-repository';
import { mayPublish } from '../../item/read/policy';
import { by, editableItem } from '../access';
import { setArchived } from '../repository';
import { canUndo } from '../state';
import { takeBack } from '../undo';
import { forget } from '../undo-memory';
import { deleteUndo, findUndo } from '../undo-repository';
import { publishBefore, saveBefore } from './change-document';
import { findBulkChange, setBulkUndone, type BulkChange } from './repository';
import { careStateOf, resultOf, type Step } from './step';

type Api = (typeof bulkManageApi)['undo'];

/** Takes back a bulk action of the viewer on these items, each in a transaction of its own, and returns the result of each. */
export async function undoBulk(
  deps: Deps,
  { bulk, items }: ParsedInputOf<Api>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<AnswerOf<Api>> {
  const results: BulkResult[] = [];
  for (const ref of items) results.push(await resultOf(ref, locale, () => undoOfItem(deps, bulk, ref, viewer)));
  return { results };
}

async function undoOfItem(deps: Deps, bulk: string, ref: ItemRef, viewer: Viewer): Promise<BulkResult['outcome']> {
  return inContentTransaction<BulkResult['outcome']>(deps, async (trx, changes) => {
    const item = await editableItem(trx, ref, viewer, 'item.not_found');
    const change = await findBulkChange(trx, bulk, item.key);
    const moment = deps.now();
    if (change?.person !== viewer.id) throw new AppError('undo.expired');
    if (change.undoneAt) return 'done';
    if (change.at.getTime() + UNDO_MS <= moment.getTime()) throw new AppError('undo.expired');
    const step: Step = { trx, changes, given: { ...ref, revision: item.revision, version: null }, item, viewer, moment };
    await requireUnchanged(step, change);
    await restoreBefore(step, change);
    await setBulkUndone(trx, bulk, item.key, moment);
    const states = { before: { kind: change.action, revision: item.revision }, after: { revision: change.before.revision } };
    await insertAuditEvent(trx, { action: 'item.undo', ...by(viewer, ref), ...states }, moment);
    return 'done';
  });
}

/** Throws `item.conflict` or `draft.conflict` if the item was changed since the bulk action. */
async function requireUnchanged({ trx, item }: Step, { action, after }: BulkChange): Promise<void> {
  const { revision, version, archived, checkBy } = await careStateOf(trx, item);
  if (revision !== after.revision || archived !== after.archived) throw new AppError('item.conflict');
  if (action === 'checkBy' || action === 'stillRight') {
    if (checkBy !== after.checkBy) throw new AppError('item.conflict');
  }
  if (!revision && version !== after.version) throw new AppError('draft.conflict');
}

async function restoreBefore(step: Step, change: BulkChange): Promise<void> {
  const { trx, changes, item, viewer, moment } = step;
  if (!item.revision) return saveBefore(step, change);
  if (change.action === 'checkBy' || change.action === 'stillRight') return setCheckBy(trx, item.key, change.before.checkBy);
  if (!mayPublish(viewer, item)) throw new AppError('permission.denied');
  switch (change.action) {
    case 'archive':
      await setArchived(trx, item.key, null);
      if ((await findUndo(trx, item.key))?.kind === 'archive') await forget(trx, changes, item.key);
      return;
    case 'restore':
      return setArchived(trx, item.key, moment);
    case 'publish': {
      const undo = await findUndo(trx, item.key);
      if (!undo?.former || !canUndo(item, undo, moment)) throw new AppError('undo.expired');
      await takeBack({ trx, changes, item, viewer, moment }, undo.former);
      return deleteUndo(trx, item.key);
    }
    default:
      return publishBefore(step, change);
  }
}
