import { UNDO_MS } from '../../../contract/manage/state';
import type { Db } from '../../db/connect';
import { addJob } from '../../db/job-repository';
import type { FormerState } from '../../db/schema/editing-tables';
import type { Deps } from '../../http/deps';
import { listFiles } from '../item/files/stored-file-repository';
import type { FileChanges } from '../item/files/stored-files';
import { inContentTransaction } from '../item/publish/save';
import type { ManagedItem } from './repository';
import { deleteUndo, findUndo, insertUndo, storageKeysInUse } from './undo-repository';

export const FORGET_UNDO = 'forget-undo';

/**
 * Reads what a publication is about to replace, and keeps the bytes of its files. `keep` of the result stores it, so that the
 * publication can be undone.
 */
export async function rememberPublication(
  trx: Db,
  changes: FileChanges,
  item: ManagedItem,
  draft: FormerState['draft'],
): Promise<{ keep: (revision: number, moment: Date) => Promise<void> }> {
  const files = await listFiles(trx, item.key, false);
  const former: FormerState = { revision: item.revision, draft, files, item: factsOf(item) };
  return {
    keep: async (revision, moment) => {
      changes.keep(files.map(({ storage_key }) => storage_key));
      await remember(trx, changes, item.key, { kind: 'publish', revision, former }, moment);
    },
  };
}

const factsOf = (item: ManagedItem): FormerState['item'] => ({
  publishedAt: item.publishedAt?.toISOString() ?? null,
  updatedAt: item.updatedAt.toISOString(),
  materialChanges: item.materialChanges,
  materialRevision: item.materialRevision,
  materialAt: item.materialAt?.toISOString() ?? null,
});

/** Stores what an action can be undone with, in place of an earlier one, and enqueues its removal. */
export async function remember(
  trx: Db,
  changes: FileChanges,
  item: number,
  undo: Parameters<typeof insertUndo>[2],
  moment: Date,
): Promise<void> {
  await forget(trx, changes, item);
  await insertUndo(trx, item, undo, moment);
  const runAt = new Date(moment.getTime() + UNDO_MS);
  await addJob(trx, { task: FORGET_UNDO, payload: { item }, key: `${FORGET_UNDO}:${item}`, runAt });
}

/** Deletes what the last action on an item can be undone with, and the bytes that only it refers to. */
export async function forget(trx: Db, changes: FileChanges, item: number): Promise<void> {
  const undo = await findUndo(trx, item);
  if (!undo) return;
  await deleteUndo(trx, item);
  const keys = (undo.former?.files ?? []).map(({ storage_key }) => storage_key);
  const used = await storageKeysInUse(trx, item, keys);
  for (const key of keys) if (!used.has(key)) changes.replace(key);
}

/** Forgets an action that can no longer be undone. Does nothing if it can still be. */
export async function forgetExpired(deps: Deps, item: number): Promise<void> {
  await inContentTransaction(deps, async (trx, changes) => {
    const undo = await findUndo(trx, item);
    if (undo && undo.at.getTime() + UNDO_MS <= deps.now().getTime()) await forget(trx, changes, item);
  });
}
