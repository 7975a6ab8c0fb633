import type { Db } from '../../db/connect';
import type { FileChanges } from '../item/files/stored-files';
import { deleteUnusedSlidePictures } from './slide-repository';

/** Time for which an unused picture stays stored, so that a change can be undone. */
const UNUSED_MS = 24 * 3_600_000;

/** Removes unused pictures that were stored more than a day ago. */
export async function removeUnusedPictures(trx: Db, changes: FileChanges, moment: Date): Promise<void> {
  for (const key of await deleteUnusedSlidePictures(trx, new Date(moment.getTime() - UNUSED_MS))) changes.replace(key);
}
