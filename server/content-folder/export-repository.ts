import { AREAS, type Area } from '../../contract/core/areas';
import type { Db } from '../db/connect';

/** Returns the items of these areas that are published and not archived, in the order of their addresses. */
export async function listPublished(db: Db, areas: readonly Area[] = AREAS) {
  return db
    .selectFrom('item')
    .where('revision', '>', 0)
    .where('archived_at', 'is', null)
    .where('area', 'in', areas)
    .select(['key', 'area', 'id'])
    .orderBy('area')
    .orderBy('id')
    .execute();
}

/** Returns the drafts of these areas with the published revision of their items, in the order of their addresses. */
export async function listDrafts(db: Db, areas: readonly Area[] = AREAS) {
  return db
    .selectFrom('item_draft')
    .innerJoin('item', 'item.key', 'item_draft.item')
    .where('item.area', 'in', areas)
    .select(['item.key', 'item.area', 'item.id', 'item.revision'])
    .orderBy('item.area')
    .orderBy('item.id')
    .execute();
}

export async function countArchived(db: Db, areas: readonly Area[] = AREAS): Promise<number> {
  const { total } = await db
    .selectFrom('item')
    .where('revision', '>', 0)
    .where('archived_at', 'is not', null)
    .where('area', 'in', areas)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function listSynonyms(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('search_synonym').select('words').orderBy('keys').orderBy('id').execute();
  return rows.map(({ words }) => words);
}

/** Returns the pinned items of each query, those that were saved in the portal before those of a folder. */
export async function listPins(db: Db) {
  return db
    .selectFrom('search_pinned_query as query')
    .innerJoin('search_pin', 'search_pin.pin', 'query.id')
    .innerJoin('item', 'item.key', 'search_pin.item')
    .select(['query.key', 'query.query', 'query.origin', 'item.area', 'item.id'])
    .orderBy('query.key')
    .orderBy('query.origin', 'desc')
    .orderBy('search_pin.position')
    .execute();
}

export async function listBannedWords(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('search_ban').select(['key', 'word']).orderBy('key').orderBy('origin').execute();
  return [...new Map(rows.map(({ key, word }) => [key, word])).values()];
}

/** Returns the hot keywords that editors chose, by place and language, in their order. */
export async function listKeywords(db: Db) {
  return db.selectFrom('keyword').select(['area', 'locale', 'word']).orderBy('position').orderBy('word').execute();
}

/** Returns the departments of items, in the order of their ids. */
export async function listDepartmentsOf(db: Db, items: readonly number[]) {
  return db
    .selectFrom('department')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('item')
          .select('item.key')
          .whereRef('item.department', '=', 'department.id')
          .where('item.key', '=', eb.fn.any(eb.val([...items]))),
      ),
    )
    .select(['department.id', 'department.names'])
    .orderBy('department.id')
    .execute();
}

export interface ExportedRef {
  key: number;
  area: Area;
  id: string;
}
