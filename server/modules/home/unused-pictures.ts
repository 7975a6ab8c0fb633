import type { Db } from '../../db/connect';
import type { FileChanges } from '../item/files/stored-files';
import { deleteUnusedSlidePictures } from './slide-repository';

/** Time for which a picture is kept that no slide has, so that a change can be taken back. */
const UNUSED_MS = 24 * 3_600_000;

/** Removes the pictures that no slide has and that were stored more than a day ago. */
export async function removeUnusedPictures(trx: Db, changes: FileChanges, moment: Date): Promise<void> {
  for (const key of await deleteUnusedSlidePictures(trx, new Date(moment.getTime() - UNUSED_MS))) changes.replace(key);
}
