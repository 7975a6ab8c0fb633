import { sql } from 'kysely';
import type { Locale } from '../../../contract/core/locale';
import type { ReleaseFailure, ReleaseState } from '../../../contract/manage/release';
import type { PublicationChange } from '../../../contract/manage/state';
import type { Db } from '../../db/connect';

export type ReleaseRow = NonNullable<Awaited<ReturnType<typeof findRelease>>>;
export type ReleaseItemRow = Awaited<ReturnType<typeof listReleaseItems>>[number];

/** Maximum number of releases that are done with and listed. */
const MAX_DONE = 200;

const releases = (db: Db) =>
  db
    .selectFrom('release')
    .leftJoin('person', 'person.id', 'release.owner')
    .select(['release.id', 'release.name', 'release.version', 'release.state', 'release.owner', 'person.name as ownerName'])
    .select(['release.publish_at as publishAt', 'release.done_at as doneAt', 'release.failure']);

export async function findRelease(db: Db, id: string) {
  return releases(db).where('release.id', '=', id).executeTakeFirst();
}

/** Returns the releases to come: those with a moment first, in their order, then the others, newest first. */
export async function listComing(db: Db): Promise<ReleaseRow[]> {
  return releases(db)
    .where('release.done_at', 'is', null)
    .orderBy('release.publish_at', (order) => order.asc().nullsLast())
    .orderBy('release.created_at', 'desc')
    .execute();
}

/** Returns the releases that were done with last. */
export async function listDone(db: Db): Promise<ReleaseRow[]> {
  return releases(db)
    .where('release.done_at', 'is not', null)
    .orderBy('release.done_at', 'desc')
    .orderBy('release.id')
    .limit(MAX_DONE)
    .execute();
}

const titleIn = (locale: Locale, table: string) =>
  sql<string | null>`coalesce(
    scheduled.document -> 'texts' -> ${sql.lit(locale)} ->> 'title',
    draft.document -> 'texts' -> ${sql.lit(locale)} ->> 'title',
    ${sql.ref(`${table}.title`)})`;

/** Returns the items of releases in the order in which they were added, with what decides who may publish them. */
export async function listReleaseItems(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('release_item as entry')
    .innerJoin('item', 'item.key', 'entry.item')
    .leftJoin('department', 'department.id', 'item.department')
    .leftJoin('item_draft as draft', 'draft.item', 'item.key')
    .leftJoin('scheduled_revision as scheduled', (join) =>
      join.onRef('scheduled.item', '=', 'item.key').onRef('scheduled.release', '=', 'entry.release'),
    )
    .leftJoin('item_text as en', (join) => join.onRef('en.item', '=', 'item.key').on('en.locale', '=', 'en-US'))
    .leftJoin('item_text as zh', (join) => join.onRef('zh.item', '=', 'item.key').on('zh.locale', '=', 'zh-CN'))
    .leftJoin('person', 'person.id', 'entry.person')
    .where((eb) => eb('entry.release', '=', eb.fn.any(eb.val([...ids]))))
    .select(['entry.release', 'item.key', 'item.area', 'item.id', 'item.department'])
    .select(['department.names as departmentNames', 'department.aliases as departmentAliases'])
    .select(['entry.draft as draftId', 'entry.version', 'entry.file_changes as fileChanges', 'entry.change', 'entry.revision'])
    .select(['entry.person', 'person.name as personName', 'entry.added_at as addedAt', 'draft.version as draftVersion'])
    .select((eb) => [
      eb('scheduled.item', 'is not', null).$castTo<boolean>().as('isFixed'),
      titleIn('en-US', 'en').as('titleEn'),
      titleIn('zh-CN', 'zh').as('titleZh'),
    ])
    .orderBy('entry.added_at')
    .orderBy('item.key')
    .execute();
}

export async function insertRelease(trx: Db, name: string, owner: string, moment: Date): Promise<string> {
  const { id } = await trx
    .insertInto('release')
    .values({ name, owner, created_at: moment })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Draft to be added to a release. */
interface NewReleaseItem {
  item: number;
  draft: string;
  version: number;
  fileChanges: number;
  change: PublicationChange | null;
  person: string;
}

/** Adds an item to a release, or replaces what was added of it. */
export async function upsertReleaseItem(trx: Db, release: string, added: NewReleaseItem, moment: Date): Promise<void> {
  const { item, draft, version, fileChanges, change, person } = added;
  const facts = { draft, version, file_changes: fileChanges, change: change && JSON.stringify(change), person };
  await trx
    .insertInto('release_item')
    .values({ release, item, ...facts, added_at: moment })
    .onConflict((conflict) => conflict.columns(['release', 'item']).doUpdateSet(facts))
    .execute();
}

export async function deleteReleaseItem(trx: Db, release: string, item: number): Promise<void> {
  await trx.deleteFrom('release_item').where('release', '=', release).where('item', '=', item).execute();
}

/** Stores as which revision an item was published. */
export async function setReleasedRevision(trx: Db, release: string, item: number, revision: number): Promise<void> {
  await trx.updateTable('release_item').set({ revision }).where('release', '=', release).where('item', '=', item).execute();
}

/** Stores a state of a release, as another version of it, and clears its failure. */
export async function setReleaseState(
  trx: Db,
  id: string,
  { state, publishAt, doneAt = null }: { state: ReleaseState; publishAt: Date | null; doneAt?: Date | null },
): Promise<void> {
  await trx
    .updateTable('release')
    .set((eb) => ({ state, publish_at: publishAt, done_at: doneAt, failure: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Counts a change of the items of a release. */
export async function countReleaseChange(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('release')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setReleaseFailure(trx: Db, id: string, failure: ReleaseFailure): Promise<void> {
  await trx
    .updateTable('release')
    .set((eb) => ({ failure: JSON.stringify(failure), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Sets the time of the fixed texts of a release. */
export async function setFixedTime(trx: Db, release: string, publishAt: Date): Promise<void> {
  await trx
    .updateTable('scheduled_revision')
    .set((eb) => ({ publish_at: publishAt, version: eb('version', '+', 1) }))
    .where('release', '=', release)
    .execute();
}

/** Returns the releases that have a moment and have not failed. */
export async function listScheduledReleases(db: Db): Promise<{ id: string; publishAt: Date }[]> {
  const rows = await db
    .selectFrom('release')
    .where('state', '=', 'scheduled')
    .where('failure', 'is', null)
    .select(['id', 'publish_at as publishAt'])
    .orderBy('publish_at')
    .execute();
  return rows.flatMap(({ id, publishAt }) => (publishAt ? [{ id, publishAt }] : []));
}
