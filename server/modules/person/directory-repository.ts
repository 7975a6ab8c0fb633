import type { Insertable } from 'kysely';
import { can, type Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';

export type StoredEntry = Awaited<ReturnType<typeof listDirectory>>[number];
export type DirectoryPicture = Awaited<ReturnType<typeof listDirectoryPictures>>[number];

/** Selects people and desks with all their facts, and the paths of their pictures in the content folder. */
export const selectEntries = (db: Db) =>
  db
    .selectFrom('directory_person as entry')
    .leftJoin('directory_picture as portrait', 'portrait.person', 'entry.id')
    .select(['entry.id', 'entry.position', 'entry.kind', 'entry.names', 'entry.roles', 'entry.departments', 'entry.hours'])
    .select(['entry.email', 'entry.phone', 'entry.reply_hours as replyHours', 'portrait.source as picture'])
    .select(['portrait.id as pictureId', 'portrait.sha256', 'portrait.width', 'portrait.height']);

/** Returns all people and desks in the order of the directory. */
export async function listDirectory(db: Db) {
  return selectEntries(db).orderBy('entry.position').orderBy('entry.id').execute();
}

/** Returns the pictures that people and desks have. */
export async function listUsedDirectoryPictures(db: Db) {
  return db.selectFrom('directory_picture').selectAll().where('person', 'is not', null).orderBy('person').execute();
}

/** Returns all pictures of the directory, including unused ones. */
export async function listDirectoryPictures(db: Db) {
  return db.selectFrom('directory_picture').selectAll().orderBy('source').execute();
}

/** Returns the picture with that id. Unused pictures are returned only to people who manage the directory. */
export async function findDirectoryPicture(db: Db, id: string, viewer: Viewer) {
  return db
    .selectFrom('directory_picture')
    .selectAll()
    .where('id', '=', id)
    .$if(!can(viewer, 'directory.manage'), (pictures) => pictures.where('person', 'is not', null))
    .executeTakeFirst();
}

export async function upsertPerson(trx: Db, { id, ...row }: Insertable<Database['directory_person']>): Promise<void> {
  await trx
    .insertInto('directory_person')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Removes everyone from the directory whose id is not among these. Their items keep their ids as owners. */
export async function removePeopleExcept(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('directory_person')
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val([...ids])))))
    .execute();
}

export async function deleteDirectoryPictures(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('directory_picture')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
}

/** Deletes unused pictures that were stored before that time. Returns the keys of their files. */
export async function deleteUnusedDirectoryPictures(trx: Db, storedBefore: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom('directory_picture')
    .where('person', 'is', null)
    .where('stored_at', '<', storedBefore)
    .returning('storage_key')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

export async function insertDirectoryPicture(trx: Db, row: Insertable<Database['directory_picture']>): Promise<void> {
  await trx.insertInto('directory_picture').values(row).execute();
}

/** Returns those of the ids that the directory does not have. */
export async function unknownPeople(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('directory_person')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .select('id')
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}
