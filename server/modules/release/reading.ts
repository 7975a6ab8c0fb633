import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { Release, ReleaseEntry, ReleaseList, releaseApi } from '../../../contract/manage/release';
import { UNDO_MS } from '../../../contract/manage/state';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { mayPublish } from '../item/read/policy';
import { findManagedByKey } from '../manage/repository';
import { canUndo } from '../manage/state';
import { findUndo } from '../manage/undo-repository';
import { loadRelease, managesRelease, seesRelease, visibleRelease, type LoadedRelease } from './access';
import { readinessOf } from './readiness';
import { listComing, listDone, listReleaseItems, type ReleaseItemRow, type ReleaseRow } from './release-repository';

type Api = typeof releaseApi;

/**
 * Returns a page of the releases that the viewer sees. Who sees one is decided here and not in SQL, by the rule that publishing
 * applies; releases are few.
 */
export async function listReleases(
  { db }: Deps,
  { list, page, pageSize }: ParsedInputOf<Api['list']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['list']>> {
  const rows = (await (list === 'done' ? listDone(db) : listComing(db))).filter((row) => isListed(list, row, viewer));
  const items = await listReleaseItems(
    db,
    rows.map(({ id }) => id),
  );
  const seen = rows
    .map((row) => ({ row, items: items.filter(({ release }) => release === row.id) }))
    .filter((loaded) => seesRelease(viewer, loaded));
  const shown = seen.slice((page - 1) * pageSize, page * pageSize);
  return { items: shown.map(entryOf), total: seen.length, page, pageSize };
}

const isListed = (list: ReleaseList, { failure, owner }: ReleaseRow, viewer: Viewer): boolean =>
  list !== 'failed' || (failure !== null && owner === viewer.id);

const entryOf = ({ row, items }: LoadedRelease): ReleaseEntry => ({
  ...factsOf(row),
  items: items.map(titledItem),
});

/** Returns a release. Throws `release.not_found`. */
export async function readRelease(deps: Deps, id: string, viewer: Viewer): Promise<Release> {
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await visibleRelease(trx, id, viewer);
      return releaseAfter(deps, trx, id, viewer);
    });
}

/** Returns a release as the transaction has left it, also to a person who has just taken out the last item that they may publish. */
export async function releaseAfter(deps: Deps, trx: Db, id: string, viewer: Viewer): Promise<Release> {
  const loaded = await loadRelease(trx, id);
  const { row, items } = loaded;
  const moment = deps.now();
  const publishAt = row.publishAt && row.publishAt > moment ? row.publishAt : moment;
  const shown: Release['items'] = [];
  for (const item of items) {
    const ready = row.doneAt ? { readiness: 'ready' as const, details: {} } : await readinessOf(deps, trx, item, publishAt);
    shown.push({ ...titledItem(item), ...ready, ...itemFacts(item, viewer) });
  }
  const undoUntil = row.state === 'published' && row.doneAt ? await undoneUntil(trx, loaded, moment) : null;
  return {
    ...factsOf(row),
    items: shown,
    can: {
      manage: managesRelease(viewer, loaded),
      undo: undoUntil !== null && items.every((item) => mayPublish(viewer, item)),
    },
    undoUntil: undoUntil?.toISOString() ?? null,
  };
}

const itemFacts = (item: ReleaseItemRow, viewer: Viewer) => ({
  ...{ change: item.change, revision: item.revision, isFixed: item.isFixed, draft: item.draftVersion },
  addedAt: item.addedAt.toISOString(),
  addedBy: personOf(item.person, item.personName),
  canPublish: mayPublish(viewer, item),
});

/** Returns the time until which everything that a release published can be taken back; null if something no longer can. */
async function undoneUntil(trx: Db, { row, items }: LoadedRelease, moment: Date): Promise<Date | null> {
  for (const { key, revision } of items) {
    const item = await findManagedByKey(trx, key);
    const undo = await findUndo(trx, key);
    if (item?.revision !== revision || !undo || !canUndo(item, undo, moment)) return null;
  }
  return items.length && row.doneAt ? new Date(row.doneAt.getTime() + UNDO_MS) : null;
}

const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const factsOf = ({ publishAt, doneAt, owner, ownerName, ...row }: ReleaseRow) => ({
  ...{ id: row.id, name: row.name, version: row.version, state: row.state, failure: row.failure },
  publishAt: publishAt?.toISOString() ?? null,
  doneAt: doneAt?.toISOString() ?? null,
  owner: personOf(owner, ownerName),
});

function titledItem({ area, id, titleEn, titleZh }: ReleaseItemRow) {
  return { area, id, titles: { ...(titleEn && { 'en-US': titleEn }), ...(titleZh && { 'zh-CN': titleZh }) } };
}
