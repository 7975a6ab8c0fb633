import type { Db } from '../../db/connect';
import type { FileChanges } from '../item/files/stored-files';
import { deleteUnusedDirectoryPictures } from './directory-repository';

/** Time for which a picture is kept that nobody has, so that a change can be taken back. */
const UNUSED_MS = 24 * 3_600_000;

/** Removes the pictures that nobody has and that were stored more than a day ago. */
export async function removeUnusedPortraits(trx: Db, changes: FileChanges, moment: Date): Promise<void> {
  const keys = await deleteUnusedDirectoryPictures(trx, new Date(moment.getTime() - UNUSED_MS));
  for (const key of keys) changes.replace(key);
}
