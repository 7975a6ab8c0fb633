import type { Area } from '../../../../contract/core/areas';
import type { Db } from '../../../db/connect';
import type { Names } from '../../../../contract/document';

export type StoredClassification = Awaited<ReturnType<typeof listClassifications>>[number];

export async function listDepartments(db: Db) {
  return db.selectFrom('department').selectAll().execute();
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

export async function listClassifications(db: Db, area: Area) {
  return db.selectFrom('classification').select(['key', 'id', 'parent', 'names']).where('area', '=', area).execute();
}

/** Inserts a classification of one area; `names` is JSON. */
export async function insertClassification(db: Db, row: { area: Area; id: string; parent: number | null; names: string }) {
  return db.insertInto('classification').values(row).returning(['key', 'id', 'parent', 'names']).executeTakeFirstOrThrow();
}

export async function renameClassification(db: Db, key: number, names: Names): Promise<void> {
  await db
    .updateTable('classification')
    .set({ names: JSON.stringify(names) })
    .where('key', '=', key)
    .execute();
}
