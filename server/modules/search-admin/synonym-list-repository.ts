import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { SearchRuleOrigin } from '../../db/schema/search-tables';
import type { PageRequest } from '../item/read/card-repository';

export interface SynonymRow {
  id: string;
  origin: SearchRuleOrigin;
  words: string[];
}

/** Returns a page of the groups with a word whose key contains a text, sorted by their first word, and their total number. */
export async function listSynonyms(db: Db, text: string, { page, pageSize }: PageRequest) {
  const matching = db
    .selectFrom('search_synonym')
    .where(sql<boolean>`exists (select from unnest(keys) as key where strpos(key, ${text}) > 0)`);
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const groups = await matching
    .orderBy(sql`keys[1]`)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select(['id', 'origin', 'words'])
    .execute();
  return { groups, total };
}

/** Returns all groups that contain at least one of these keys. */
export async function groupsWith(db: Db, keys: readonly string[]): Promise<SynonymRow[]> {
  return db
    .selectFrom('search_synonym')
    .where(sql<boolean>`keys && ${[...keys]}::text[]`)
    .orderBy(sql`keys[1]`)
    .orderBy('id')
    .select(['id', 'origin', 'words'])
    .execute();
}

export async function findGroup(db: Db, id: string): Promise<SynonymRow | undefined> {
  return db.selectFrom('search_synonym').where('id', '=', id).select(['id', 'origin', 'words']).executeTakeFirst();
}

/** Returns the id of another group than `id` that has exactly these keys, in any order. */
export async function findSameGroup(db: Db, keys: readonly string[], id: string | undefined): Promise<string | undefined> {
  const all = sql`${[...keys]}::text[]`;
  const others = db.selectFrom('search_synonym').where(sql<boolean>`keys @> ${all} and keys <@ ${all}`);
  const row = await others
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? ''))
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

export async function countPortalGroups(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('search_synonym')
    .where('origin', '=', 'portal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a group: a new one if `id` is undefined, otherwise in place of the previous content. Returns the stored group. */
export async function storeGroup(
  trx: Db,
  id: string | undefined,
  group: { words: string[]; keys: string[] },
): Promise<SynonymRow> {
  const row = { origin: 'portal' as const, ...group };
  const stored =
    id === undefined
      ? trx.insertInto('search_synonym').values(row).returning(['id', 'origin', 'words'])
      : trx.updateTable('search_synonym').set(row).where('id', '=', id).returning(['id', 'origin', 'words']);
  return stored.executeTakeFirstOrThrow();
}

export async function deleteGroup(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('search_synonym').where('id', '=', id).execute();
}
