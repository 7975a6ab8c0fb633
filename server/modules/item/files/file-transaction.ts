import type { Db } from '../../../db/connect';
import { lockUntilCommit } from '../../../db/lock-repository';
import type { LOCK } from '../../../db/locks';
import type { Deps } from '../../../http/deps';
import { FileChanges } from './stored-files';

/**
 * Runs work that changes files and rows in one transaction, and alone among those that take the same lock. Files are written before
 * it commits and removed after it, or removed again if it fails.
 */
export async function inFileTransaction<T>(
  deps: Deps,
  lock: (typeof LOCK)[keyof typeof LOCK],
  work: (trx: Db, changes: FileChanges) => Promise<T>,
): Promise<T> {
  const changes = new FileChanges(deps);
  const answer = await deps.db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, lock);
    try {
      return await work(trx, changes);
    } catch (error) {
      await changes.rolledBack();
      throw error;
    }
  });
  await changes.committed();
  return answer;
}
