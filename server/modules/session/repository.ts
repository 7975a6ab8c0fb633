import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import type { Db } from '../../db/connect';
import { LOCK } from '../../db/locks';
import type { Database } from '../../db/schema';
import { momentAfter, REUSE_WATCH_MS } from './policy';

export type Person = Selectable<Database['person']>;
export type PersonClaims = Omit<Insertable<Database['person']>, 'id' | 'created_at'>;
export type NewAttempt = Insertable<Database['login_attempt']>;
export type NewTicket = Insertable<Database['login_ticket']>;
export type NewSession = Omit<Insertable<Database['session']>, 'id'>;
export type NewRefreshToken = Insertable<Database['refresh_token']>;
export type EndReason = NonNullable<Database['session']['end_reason']>;
export interface SigningKey {
  kid: string;
  private_jwk: object;
  public_jwk: object;
}

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db.insertInto('login_attempt').values(attempt).execute();
}

/** Takes the attempt out, so that it serves once, and only the browser that made it. */
export async function takeAttempt(db: Db, stateHash: string, bindHash: string, now: Date) {
  return db
    .deleteFrom('login_attempt')
    .where('state_hash', '=', stateHash)
    .where('bind_hash', '=', bindHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The person that these claims are about, made or brought up to date. */
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

export async function insertTicket(db: Db, ticket: NewTicket): Promise<void> {
  await db.insertInto('login_ticket').values(ticket).execute();
}

/** Marks the ticket as used and answers it, once, to the browser that it was made for. */
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

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({ id: crypto.randomUUID(), ...session })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends the session unless it has ended already; answers what it held. */
export async function endSession(
  db: Db,
  id: string,
  reason: EndReason,
  now: Date,
): Promise<{ id_token: string | null } | undefined> {
  return db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id_token')
    .executeTakeFirst();
}

/** Ends what began at another identity provider than this one. */
export async function endSessionsOfOthers(db: Db, issuer: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'revoked' })
    .where('issuer', '!=', issuer)
    .where('ended_at', 'is', null)
    .execute();
}

export async function sessionsEndedSince(db: Db, moment: Date): Promise<string[]> {
  const rows = await db.selectFrom('session').select('id').where('ended_at', '>', moment).execute();
  return rows.map(({ id }) => id);
}

export async function insertRefreshToken(db: Db, token: NewRefreshToken): Promise<void> {
  await db.insertInto('refresh_token').values(token).execute();
}

/** Runs `work` on the refresh token's row with its session, while nobody else can present the same token. */
export async function withRefreshToken<T>(
  db: Db,
  tokenHash: string,
  work: (found: FoundToken | undefined, trx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => work(await lockRefreshToken(trx, tokenHash), trx));
}

export type FoundToken = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

const lockRefreshToken = (trx: Transaction<Database>, tokenHash: string) =>
  trx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session')
    .where('refresh_token.token_hash', '=', tokenHash)
    .select([
      'session.id as sessionId',
      'session.person as personId',
      'session.issuer',
      'session.bind_hash as bindHash',
      'session.ended_at as sessionEndedAt',
      'session.expires_at as sessionExpiresAt',
      'refresh_token.expires_at as expiresAt',
      'refresh_token.rotated_at as rotatedAt',
    ])
    .forUpdate()
    .executeTakeFirst();

/** The moment of the first rotation stays: the grace is counted from it. */
export async function markRotated(db: Db, tokenHash: string, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ rotated_at: now })
    .where('token_hash', '=', tokenHash)
    .where('rotated_at', 'is', null)
    .execute();
  await db.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/** The key that signs, made by `create` when there is none. */
export async function signingKey(db: Db, create: () => Promise<SigningKey>): Promise<SigningKey> {
  const found = await latestKey(db);
  if (found) return found;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK.signingKey})`.execute(trx);
    const made = await latestKey(trx);
    if (made) return made;
    const key = await create();
    await trx
      .insertInto('signing_key')
      .values({ kid: key.kid, private_jwk: JSON.stringify(key.private_jwk), public_jwk: JSON.stringify(key.public_jwk) })
      .execute();
    return key;
  });
}

const latestKey = (db: Db): Promise<SigningKey | undefined> =>
  db
    .selectFrom('signing_key')
    .select(['kid', 'private_jwk', 'public_jwk'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** The key that a token names; a retired one still verifies what it signed. */
export async function publicKey(db: Db, kid: string): Promise<object | undefined> {
  const row = await db.selectFrom('signing_key').select('public_jwk').where('kid', '=', kid).executeTakeFirst();
  return row?.public_jwk;
}

/** Removes what can never be used again. A session takes its refresh tokens with it. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('login_attempt').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_ticket').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('refresh_token')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('rotated_at', '<=', momentAfter(now, -REUSE_WATCH_MS))]))
    .execute();
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
