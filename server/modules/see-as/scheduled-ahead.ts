import type { ControlledTransaction } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';
import type { Deps } from '../../http/deps';
import { FileChanges } from '../item/files/stored-files';
import { withRenderErrors } from '../manage/document-check';
import { failureOf, publishDue } from '../manage/scheduled-job';
import { listScheduled } from '../manage/scheduled-repository';

/**
 * Publishes what is scheduled until a moment, each at its own time, in a transaction that must be rolled back afterwards: no file is
 * stored or removed. A revision that cannot be published is left out, as it would be then.
 */
export async function publishAhead(deps: Deps, trx: ControlledTransaction<Database>, moment: Date): Promise<void> {
  const due = (await listScheduled(trx)).filter(({ publishAt }) => publishAt <= moment);
  due.sort((a, b) => a.publishAt.getTime() - b.publishAt.getTime());
  for (const { item, publishAt } of due) {
    const point = await trx.savepoint('ahead').execute();
    const then = { ...deps, db: trx as Db, now: () => publishAt };
    const changes = new FileChanges(deps.files);
    try {
      await withRenderErrors(() => publishDue(then, point as Db, changes, item));
    } catch (error) {
      failureOf(error);
      await point.rollbackToSavepoint('ahead').execute();
    } finally {
      await changes.rolledBack();
    }
  }
}
