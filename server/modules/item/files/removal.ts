import { randomUUID } from 'node:crypto';
import { addJob } from '../../../db/job-repository';
import type { Deps } from '../../../http/deps';
import { FilesUnavailable } from '../../../storage/file-store';

export const REMOVE_FILES = 'remove-files';

/** Removes files that no row names any more. If the store does not answer, a job removes those that are left. */
export async function removeFiles(deps: Pick<Deps, 'db' | 'files' | 'now'>, keys: readonly string[]): Promise<void> {
  for (const [index, key] of keys.entries())
    try {
      await deps.files.remove(key);
    } catch (error) {
      if (!(error instanceof FilesUnavailable)) throw error;
      await removeFilesLater(deps, keys.slice(index));
      return;
    }
}

/** Enqueues a job that removes files, which is tried again for days. */
export async function removeFilesLater({ db, now }: Pick<Deps, 'db' | 'now'>, keys: readonly string[]): Promise<void> {
  await addJob(db, { task: REMOVE_FILES, payload: { keys }, key: `${REMOVE_FILES} ${randomUUID()}`, runAt: now() });
}
