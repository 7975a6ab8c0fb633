import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema';

type NewSession = Omit<Insertable<Database['session']>, 'id'>;
type NewRefreshToken = Insertable<Database['refresh_token']>;
type EndReason = NonNullable<Database['session']['end_reason']>;
export interface LiveSession {
  id: string;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({ id: crypto.randomUUID(), ...session })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertRefreshToken(db: Db, token: NewRefreshToken): Promise<void> {
  await db.insertInto('refresh_token').values(token).execute();
}

/** Sessions that can still be renewed. */
const living = (db: Db, now: Date) =>
  db
    .selectFrom('session')
    .where('session.ended_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_token')
          .select('token_hash')
          .whereRef('refresh_token.session', '=', 'session.id')
          .where('refresh_token.rotated_at', 'is', null)
          .where('refresh_token.expires_at', '>', now),
      ),
    );

/** One living session of the person for each browser: `currentId` of its own, otherwise the one that was used last. */
export const sessionsOf = (db: Db, personId: string, currentId: string, now: Date): Promise<LiveSession[]> =>
  living(db, now)
    .where('session.person', '=', personId)
    .distinctOn('session.bind_hash')
    .select(['session.id', 'session.user_agent', 'session.created_at', 'session.last_used_at'])
    .orderBy('session.bind_hash')
    .orderBy((eb) => eb('session.id', '=', currentId), 'desc')
    .orderBy('session.last_used_at', 'desc')
    .execute();

/** Whether somebody else than this person is signed in in the browser that is bound so. */
export async function isTakenByAnother(
  db: Db,
  bindHash: string,
  { issuer, subject }: { issuer: string; subject: string },
  now: Date,
): Promise<boolean> {
  const other = await living(db, now)
    .innerJoin('person', 'person.id', 'session.person')
    .where('session.bind_hash', '=', bindHash)
    .where((eb) => eb.or([eb('person.issuer', '!=', issuer), eb('person.subject', '!=', subject)]))
    .select('session.id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Ends one session, whatever else its browser holds. */
export async function endSession(db: Db, id: string, reason: EndReason, now: Date): Promise<void> {
  await ending(db, reason, now).where('id', '=', id).execute();
}

/** Ends everything that shares the binding of that session; answers what it held itself. */
export async function endBrowserOf(db: Db, id: string, now: Date): Promise<{ id_token: string | null } | undefined> {
  const ended = await ending(db, 'logout', now).where('bind_hash', '=', bindOf(db, id)).returning(['id', 'id_token']).execute();
  return ended.find((session) => session.id === id);
}

/** Ends what the person has in the browser of that session of theirs; answers the ids. */
export async function endOneOf(db: Db, personId: string, id: string, now: Date): Promise<string[]> {
  const ended = await ending(db, 'revoked', now)
    .where('person', '=', personId)
    .where(
      'bind_hash',
      '=',
      bindOf(db, id).where('own.person', '=', personId).where('own.ended_at', 'is', null).where('own.expires_at', '>', now),
    )
    .returning('id')
    .execute();
  return ended.map((session) => session.id);
}

/** Ends what the person has in every other browser than that of `currentId`. */
export async function endOthersOf(db: Db, personId: string, currentId: string, now: Date): Promise<void> {
  await ending(db, 'revoked', now).where('person', '=', personId).where('bind_hash', '!=', bindOf(db, currentId)).execute();
}

/** Ends what began at other identity providers than these. */
export async function endSessionsOfOthers(db: Db, issuers: readonly string[], now: Date): Promise<void> {
  await ending(db, 'revoked', now).where('issuer', 'not in', issuers).execute();
}

/** What the browser of that session is bound by. */
const bindOf = (db: Db, id: string) => db.selectFrom('session as own').select('own.bind_hash').where('own.id', '=', id);

const ending = (db: Db, reason: EndReason, now: Date) =>
  db.updateTable('session').set({ ended_at: now, end_reason: reason }).where('ended_at', 'is', null);

/** The sessions that ended after `moment`, and the signing keys that were withdrawn, by their names. */
export async function revokedSince(db: Db, moment: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select((eb) => eb.cast<string>('id', 'text').as('name'))
    .where('ended_at', '>', moment)
    .unionAll(db.selectFrom('signing_key').select('kid as name').where('retired_at', 'is not', null))
    .execute();
  return rows.map(({ name }) => name);
}

/** Runs `work` on the refresh token while nobody else can use any token of the same session. */
export async function withRefreshToken<T>(
  db: Db,
  tokenHash: string,
  work: (found: FoundToken | undefined, trx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('session')
      .select('id')
      .where('id', '=', (eb) => eb.selectFrom('refresh_token').select('session').where('token_hash', '=', tokenHash))
      .forUpdate()
      .execute();
    return work(await findRefreshToken(trx, tokenHash), trx);
  });
}

export type FoundToken = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>;

export const findRefreshToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session')
    .where('refresh_token.token_hash', '=', tokenHash)
    .select([
      'session.id as sessionId',
      'session.person as personId',
      'session.issuer',
      'session.bind_hash as bindHash',
      'session.ended_at as sessionEndedAt',
      'session.end_reason as endReason',
      'session.expires_at as sessionExpiresAt',
      'refresh_token.expires_at as expiresAt',
      'refresh_token.rotated_at as rotatedAt',
      'refresh_token.successor_salt as successorSalt',
    ])
    .executeTakeFirst();

export async function markRotated(db: Db, tokenHash: string, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('refresh_token').set({ rotated_at: now }).where('token_hash', '=', tokenHash).execute();
  await db.updateTable('session').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}
