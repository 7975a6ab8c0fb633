import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';
import { momentAfter, VERIFYING_KEY_MS } from './policy';

export type Person = Selectable<Database['person']>;
export type PersonClaims = Omit<Insertable<Database['person']>, 'id' | 'created_at'>;
export type NewAttempt = Insertable<Database['login_attempt']>;
export type NewTicket = Insertable<Database['login_ticket']>;

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db.insertInto('login_attempt').values(attempt).execute();
}

/** Deletes and returns an attempt, so that it can be used once, and only by the browser that started it. */
export async function takeAttempt(db: Db, stateHash: string, bindHash: string, now: Date) {
  return db
    .deleteFrom('login_attempt')
    .where('state_hash', '=', stateHash)
    .where('bind_hash', '=', bindHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Inserts or updates the person that these claims describe. Returns the person's id. */
export async function savePerson(db: Db, claims: PersonClaims): Promise<string> {
  const { issuer: _, subject: __, ...changes } = claims;
  const { id } = await db
    .insertInto('person')
    .values({ id: crypto.randomUUID(), ...claims })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findPerson = (db: Db, id: string): Promise<Person> =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * Removes the roles and unused tickets of the person whom an issuer knows by `subject`. Returns the person's id, with the row
 * locked for the rest of the transaction; undefined for somebody who never signed in.
 */
export async function removeRoles(
  trx: Db,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string | undefined> {
  const person = await trx
    .updateTable('person')
    .set({ roles: [], editor_areas: [], editor_departments: [], editor_permissions: [] })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('id')
    .executeTakeFirst();
  if (person) await trx.deleteFrom('login_ticket').where('person', '=', person.id).execute();
  return person?.id;
}

export async function insertTicket(db: Db, ticket: NewTicket): Promise<void> {
  await db.insertInto('login_ticket').values(ticket).execute();
}

/** Marks the ticket as used and returns it, once, to the browser that it was issued to; undefined otherwise. */
export async function takeTicket(db: Db, issuer: string, tokenHash: string, bindHash: string, now: Date) {
  return db
    .updateTable('login_ticket')
    .set({ used_at: now })
    .where('issuer', '=', issuer)
    .where('token_hash', '=', tokenHash)
    .where('bind_hash', '=', bindHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['person', 'id_token'])
    .executeTakeFirst();
}

/** Returns true if the token of a user centre is presented for the first time, and marks it as used. */
export async function takeUserCentreToken(db: Db, keyHash: string, expiresAt: Date): Promise<boolean> {
  const taken = await db
    .insertInto('used_token')
    .values({ key_hash: keyHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Deletes everything that has expired. A used refresh token is kept as long as an unused one, so that its reuse ends the session.
 * Deleting a session deletes its refresh tokens.
 */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('login_attempt').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_ticket').where('expires_at', '<=', now).execute();
  await db.deleteFrom('used_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('signing_key').where('created_at', '<=', momentAfter(now, -VERIFYING_KEY_MS)).execute();
}
