import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';

export type DirectoryPicture = Awaited<ReturnType<typeof listDirectoryPictures>>[number];

/** Returns all people and desks in the order of the directory, with the paths of their pictures in the content folder. */
export async function listDirectory(db: Db) {
  return db
    .selectFrom('directory_person as entry')
    .leftJoin('directory_picture as portrait', 'portrait.person', 'entry.id')
    .select(['entry.id', 'entry.kind', 'entry.names', 'entry.roles', 'entry.departments', 'entry.hours'])
    .select(['entry.email', 'entry.phone', 'entry.reply_hours as replyHours', 'portrait.source as picture'])
    .orderBy('entry.position')
    .orderBy('entry.id')
    .execute();
}

export async function listDirectoryPictures(db: Db) {
  return db.selectFrom('directory_picture').selectAll().orderBy('person').execute();
}

/** Returns the picture of a person with that id of its file; undefined if there is none. */
export async function findDirectoryPicture(db: Db, id: string) {
  return db.selectFrom('directory_picture').selectAll().where('id', '=', id).executeTakeFirst();
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
