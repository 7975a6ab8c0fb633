import { sql } from 'kysely';
import type { Area } from '../../../../contract/core/areas';
import type { GlyphName } from '../../../../contract/core/glyphs';
import type { Db } from '../../../db/connect';
import type { Names } from '../../../../contract/document';

export type StoredClassification = Awaited<ReturnType<typeof listClassifications>>[number];

export type StoredDepartment = Awaited<ReturnType<typeof listDepartments>>[number];

/** Returns all departments, in the order of their ids. */
export async function listDepartments(db: Db) {
  return db
    .selectFrom('department')
    .select(['id', 'names', 'aliases', 'is_listed as isListed'])
    .orderBy(sql`id collate "C"`)
    .execute();
}

export async function insertDepartment(db: Db, id: string, names: Names): Promise<void> {
  await db
    .insertInto('department')
    .values({ id, names: JSON.stringify(names) })
    .execute();
}

export async function renameDepartment(db: Db, id: string, names: Names): Promise<void> {
  await db
    .updateTable('department')
    .set({ names: JSON.stringify(names) })
    .where('id', '=', id)
    .execute();
}

const COLUMNS = ['key', 'id', 'parent', 'names', 'position', 'glyph'] as const;

/** Returns the classifications of an area: those with a position in that order, then the others. */
export async function listClassifications(db: Db, area: Area) {
  return db
    .selectFrom('classification')
    .select(COLUMNS)
    .where('area', '=', area)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('key')
    .execute();
}

/** Returns the keys of an area's classifications with published items in them or below them. */
export async function usedClassifications(db: Db, area: Area): Promise<Set<number>> {
  const rows = await db
    .withRecursive('used', (qc) =>
      qc
        .selectFrom('item')
        .innerJoin('item_classification', 'item_classification.item', 'item.key')
        .where('item.area', '=', area)
        .where('item.revision', '>', 0)
        .where('item.archived_at', 'is', null)
        .select('item_classification.classification as key')
        .union(
          qc
            .selectFrom('used')
            .innerJoin('classification', 'classification.key', 'used.key')
            .where('classification.parent', 'is not', null)
            .select(sql<number>`classification.parent`.as('key')),
        ),
    )
    .selectFrom('used')
    .select('key')
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Stores the place of a classification in its area, and its chosen glyph. */
export async function placeClassification(
  trx: Db,
  key: number,
  place: { position: number | null; glyph: GlyphName | null },
): Promise<void> {
  await trx.updateTable('classification').set(place).where('key', '=', key).execute();
}

/** Inserts a classification of one area; `names` is JSON. */
export async function insertClassification(db: Db, row: { area: Area; id: string; parent: number | null; names: string }) {
  return db.insertInto('classification').values(row).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function renameClassification(db: Db, key: number, names: Names): Promise<void> {
  await db
    .updateTable('classification')
    .set({ names: JSON.stringify(names) })
    .where('key', '=', key)
    .execute();
}
