import type { ControlledTransaction } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';
import type { Deps } from '../../http/deps';
import { FileChanges } from '../item/files/stored-files';
import { withRenderErrors } from '../manage/document-check';
import { failureOf, publishDue } from '../manage/scheduled-job';
import { listScheduled } from '../manage/scheduled-repository';
import { ReleaseBlocked } from '../release/fixing';
import { publishReleaseIn } from '../release/job';
import { listScheduledReleases } from '../release/release-repository';

/** Publication at a time, of one item or of a release. */
interface Ahead {
  publishAt: Date;
  publish: (then: Deps, point: Db, changes: FileChanges) => Promise<unknown>;
}

/**
 * Publishes what is scheduled until a moment, each at its own time, in a transaction that must be rolled back afterwards: no file is
 * stored or removed. A revision that cannot be published is left out, as it would be then, and a release as a whole.
 */
export async function publishAhead(deps: Deps, trx: ControlledTransaction<Database>, moment: Date): Promise<void> {
  const due = (await listAhead(trx)).filter(({ publishAt }) => publishAt <= moment);
  due.sort((a, b) => a.publishAt.getTime() - b.publishAt.getTime());
  for (const { publishAt, publish } of due) {
    const point = await trx.savepoint('ahead').execute();
    const then = { ...deps, db: trx as Db, now: () => publishAt };
    const changes = new FileChanges(deps);
    try {
      await withRenderErrors(() => publish(then, point as Db, changes));
    } catch (error) {
      if (!(error instanceof ReleaseBlocked)) failureOf(error);
      await point.rollbackToSavepoint('ahead').execute();
    } finally {
      await changes.rolledBack();
    }
  }
}

async function listAhead(trx: Db): Promise<Ahead[]> {
  const items = (await listScheduled(trx)).map(({ item, publishAt }): Ahead => ({
    publishAt,
    publish: (then, point, changes) => publishDue(then, point, changes, item),
  }));
  const releases = (await listScheduledReleases(trx)).map(({ id, publishAt }): Ahead => ({
    publishAt,
    publish: (then, point, changes) => publishReleaseIn(then, point, changes, id),
  }));
  return [...items, ...releases];
}
