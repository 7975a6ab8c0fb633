import type { Db } from '../../../db/connect';

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

/** Selects people and desks of the directory with the columns of their cards. */
export const selectPeople = (db: Db) =>
  db
    .selectFrom('directory_person as entry')
    .leftJoin('directory_picture as portrait', 'portrait.person', 'entry.id')
    .select(['entry.id', 'entry.kind', 'entry.names', 'entry.roles', 'entry.departments', 'entry.hours'])
    .select(['entry.email', 'entry.phone', 'entry.reply_hours as replyHours'])
    .select(['portrait.id as pictureId', 'portrait.width', 'portrait.height']);

/** Returns those people and desks of the directory that have one of the ids, in no order. */
export async function findPeople(db: Db, ids: readonly string[]) {
  return selectPeople(db)
    .where((eb) => eb('entry.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
}
