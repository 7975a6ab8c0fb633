import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';
import { insertAuditEvent } from '../audit/repository';
import { nameWords } from '../search/text/name-words';
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

/**
 * Inserts or updates the person that these claims describe, who signs in now, and stores in the audit log if their roles change.
 * Returns the person's id.
 */
export async function savePerson(db: Db, claims: PersonClaims & { signed_in_at: Date }): Promise<string> {
  const described = { ...claims, name_words: nameWordsOf(claims) };
  const { issuer, subject, ...changes } = described;
  return db.transaction().execute(async (trx) => {
    const former = await findAccess(trx, { issuer, subject });
    const saved = await trx
      .insertInto('person')
      .values({ id: crypto.randomUUID(), ...described })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(changes))
      .returning(ACCESS)
      .executeTakeFirstOrThrow();
    await recordRoles(trx, former, saved, claims.signed_in_at);
    return saved.id;
  });
}

const nameWordsOf = ({ name }: Pick<PersonClaims, 'name'>): string => ` ${nameWords({ 'en-US': name })}`;

/**
 * Updates a signed-in person from new claims of the identity provider, and records a change of roles in the audit log. Their language
 * stays that of the last sign-in.
 */
export async function updatePerson(
  trx: Db,
  identity: { issuer: string; subject: string },
  { locale: _, ...changes }: Omit<PersonClaims, 'issuer' | 'subject'>,
  moment: Date,
): Promise<void> {
  const former = await findAccess(trx, identity);
  if (!former) return;
  const saved = await trx
    .updateTable('person')
    .set({ ...changes, name_words: nameWordsOf(changes) })
    .where('id', '=', former.id)
    .returning(ACCESS)
    .executeTakeFirstOrThrow();
  await recordRoles(trx, former, saved, moment);
}

/** Columns of a person that say what they may do. */
const ACCESS = ['id', 'roles', 'editor_areas', 'editor_departments', 'editor_permissions'] as const;
type Access = Pick<Person, (typeof ACCESS)[number]>;

/** Returns what a person may do, with the row locked for the rest of the transaction; undefined for somebody who never signed in. */
const findAccess = (trx: Db, { issuer, subject }: { issuer: string; subject: string }): Promise<Access | undefined> =>
  trx
    .selectFrom('person')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select(ACCESS)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Stores in the audit log what a person may do from now on, if it has changed. */
async function recordRoles(trx: Db, former: Access | undefined, present: Access, moment: Date): Promise<void> {
  const before = former && accessOf(former);
  const after = accessOf(present);
  if (before && isDeepStrictEqual(before, after)) return;
  const event = { action: 'person.roles', person: present.id, item: null, after } as const;
  await insertAuditEvent(trx, { ...event, ...(before && { before }) }, moment);
}

const accessOf = ({ roles, editor_areas, editor_departments, editor_permissions }: Access) => ({
  roles,
  areas: editor_areas.toSorted(),
  departments: editor_departments.toSorted(),
  permissions: editor_permissions.toSorted(),
});

/** Returns the id of the person whom an issuer knows by `subject`; undefined for somebody who never signed in. */
export async function findPersonId(
  db: Db,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string | undefined> {
  const person = await db
    .selectFrom('person')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('id')
    .executeTakeFirst();
  return person?.id;
}

export const findPerson = (db: Db, id: string): Promise<Person> =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * Removes the roles and unused tickets of the person whom an issuer knows by `subject`, and stores it in the audit log. Returns the person's id, with the row
 * locked for the rest of the transaction; undefined for somebody who never signed in.
 */
export async function removeRoles(
  trx: Db,
  identity: { issuer: string; subject: string },
  moment: Date,
): Promise<string | undefined> {
  const former = await findAccess(trx, identity);
  if (!former) return undefined;
  const person = await trx
    .updateTable('person')
    .set({ roles: [], role_sources: '[]', editor_areas: [], editor_departments: [], editor_permissions: [] })
    .where('id', '=', former.id)
    .returning(ACCESS)
    .executeTakeFirstOrThrow();
  await recordRoles(trx, former, person, moment);
  await trx.deleteFrom('login_ticket').where('person', '=', person.id).execute();
  return person.id;
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
    .returning(['person', 'id_token', 'provider_session', 'provider_subject', 'provider_grant'])
    .executeTakeFirst();
}

/** Returns true if a token of a user centre or of the identity provider is presented for the first time, and marks it as used. */
export async function takeToken(db: Db, keyHash: string, expiresAt: Date): Promise<boolean> {
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
