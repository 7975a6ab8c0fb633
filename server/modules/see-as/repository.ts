import { sql, type Selectable } from 'kysely';
import type { Role } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import type { AccountTables } from '../../db/schema/account-tables';

export type SeeAsRow = Selectable<AccountTables['see_as']>;

export async function insertSeeAs(db: Db, { reader, ...row }: SeeAsRow): Promise<void> {
  await db
    .insertInto('see_as')
    .values({ ...row, reader: JSON.stringify(reader) })
    .execute();
}

/** Returns what an administrator began with that id, if it has not ended; undefined otherwise. */
export async function findSeeAs(db: Db, id: string, viewer: string, moment: Date): Promise<SeeAsRow | undefined> {
  return db
    .selectFrom('see_as')
    .selectAll()
    .where('id', '=', id)
    .where('viewer', '=', viewer)
    .where('expires_at', '>', moment)
    .executeTakeFirst();
}

/** Deletes what an administrator began. Returns false if there is nothing with that id. */
export async function deleteSeeAs(db: Db, id: string, viewer: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('see_as')
    .where('id', '=', id)
    .where('viewer', '=', viewer)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function removeExpiredSeeAs(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('see_as').where('expires_at', '<=', moment).execute();
}

/** Returns a person who has signed in; undefined if there is none with that id, whatever its form. */
export const findSignedIn = (db: Db, id: string) =>
  db
    .selectFrom('person')
    .selectAll()
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst();

/** Inserts somebody with these properties, who exists only until the transaction is rolled back. */
export async function insertPassingPerson(
  trx: Db,
  { id, department, location, roles }: { id: string; department: string | null; location: string | null; roles: Role[] },
  moment: Date,
): Promise<void> {
  await trx
    .insertInto('person')
    .values({
      ...{ id, department, location, roles },
      ...{ issuer: 'see-as', subject: id, name: '', email: '', locale: 'en-US', avatar_url: null },
      ...{ editor_areas: [], editor_departments: [], editor_permissions: [], signed_in_at: moment },
    })
    .execute();
}
