import type { Viewer } from '../../../contract/core/permissions';
import type { ReleaseFailure } from '../../../contract/manage/release';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { FileChanges } from '../item/files/stored-files';
import { findDraft } from '../item/publish/save-repository';
import { approvalOf } from '../manage/publishing';
import { findManagedByKey } from '../manage/repository';
import { publishDue } from '../manage/scheduled-job';
import { fixDraft } from '../manage/scheduling';
import type { LoadedRelease } from './access';
import { readinessOf, readinessOfError } from './readiness';
import { setReleasedRevision, setReleaseState, type ReleaseItemRow } from './release-repository';

type Blocked = ReleaseFailure['blocked'];

/** Error that names the items that keep a release from being published. */
export class ReleaseBlocked extends AppError {
  constructor(readonly blocked: Blocked) {
    super('release.blocked', Object.fromEntries(blocked.map(({ area, id, readiness }) => [`${area}/${id}`, readiness])));
  }
}

/** Transaction that holds the lock of the content, with the files that it changes. */
export interface Work {
  deps: Deps;
  trx: Db;
  changes: FileChanges;
}

/** Throws ReleaseBlocked unless every item could be published at that time. */
export async function requireReady(deps: Deps, trx: Db, items: readonly ReleaseItemRow[], publishAt: Date): Promise<void> {
  const blocked: Blocked = [];
  for (const item of items) {
    const { readiness } = await readinessOf(deps, trx, item, publishAt);
    if (readiness !== 'ready') blocked.push({ area: item.area, id: item.id, readiness });
  }
  if (blocked.length) throw new ReleaseBlocked(blocked);
}

/** Fixes the text of a draft in a release, in the name of the person who added it. The item must be ready. */
export async function fixItem({ deps, trx, changes }: Work, row: ReleaseItemRow, publishAt: Date, viewer: Viewer): Promise<void> {
  if (row.isFixed) return;
  const item = await findManagedByKey(trx, row.key);
  const draft = await findDraft(trx, row.key);
  if (!item || !draft) throw new AppError('draft.not_found');
  const moment = deps.now();
  const { submittedBy, approval } = await approvalOf(trx, { item, draft, overrule: null, moment }, viewer);
  const facts = { change: row.change, publishAt, submittedBy, approval, person: row.person ?? viewer.id, release: row.release };
  await fixDraft(trx, changes, item, draft, facts, moment);
}

/**
 * Publishes the fixed texts of a release in the transaction and ends it. Throws ReleaseBlocked if one of them cannot be published, so
 * that none is. `publisher` is the person who publishes it now; null at its moment.
 */
export async function publishFixed(
  { deps, trx, changes }: Work,
  { row, items }: LoadedRelease,
  moment: Date,
  publisher: string | null,
): Promise<void> {
  const then = { ...deps, now: () => moment };
  await requireReady(then, trx, items, moment);
  for (const { key, area, id } of items) {
    try {
      await publishDue(then, trx, changes, key, { release: row.id, publisher });
    } catch (error) {
      throw new ReleaseBlocked([{ area, id, readiness: readinessOfError(error).readiness }]);
    }
    await setReleasedRevision(trx, row.id, key, (await findManagedByKey(trx, key))?.revision ?? 0);
  }
  await setReleaseState(trx, row.id, { state: 'published', publishAt: row.publishAt ?? moment, doneAt: moment });
}
