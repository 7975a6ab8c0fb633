import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';

type NewSession = Omit<Insertable<Database['session']>, 'id'>;
type NewRefreshToken = Insertable<Database['refresh_token']>;
type EndReason = NonNullable<Database['session']['end_reason']>;
/** A session that has just ended. */
export interface EndedSession {
  id: string;
  person: string;
  issuer: string;
  user_agent: string | null;
}
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

/** Selects the sessions that can still be refreshed. */
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

/** Locks the person's row until the transaction ends, so that no other one counts, adds or ends that person's access. */
export async function lockPerson(trx: Db, personId: string): Promise<void> {
  await trx.selectFrom('person').where('id', '=', personId).select('id').forNoKeyUpdate().execute();
}

/** Ends the person's oldest sessions, so that at most `max` remain. `newestId` always remains. */
export const endOldestOf = (db: Db, personId: string, newestId: string, max: number, now: Date): Promise<EndedSession[]> =>
  ending(db, 'revoked', now)
    .where(
      'id',
      'in',
      living(db, now)
        .where('session.person', '=', personId)
        .where('session.id', '!=', newestId)
        .select('session.id')
        .orderBy('session.created_at', 'desc')
        .orderBy('session.id')
        .offset(max - 1),
    )
    .returning(ENDED)
    .execute();

/** Ends the sessions in the browser with that bind hash that began before `limit`, except `keptId`, of whoever they are. */
export const endReplaced = (
  db: Db,
  { bindHash, keptId, limit }: { bindHash: string; keptId: string; limit: Date },
  now: Date,
): Promise<EndedSession[]> =>
  ending(db, 'replaced', now)
    .where('id', 'in', living(db, now).where('session.bind_hash', '=', bindHash).select('session.id'))
    .where('id', '!=', keptId)
    .where('created_at', '<', limit)
    .returning(ENDED)
    .execute();

/** Returns the issuer that a session was created with. */
export async function issuerOfSession(db: Db, id: string): Promise<string> {
  const { issuer } = await db.selectFrom('session').where('id', '=', id).select('issuer').executeTakeFirstOrThrow();
  return issuer;
}

/** Returns one session of the person for each browser: `currentId` in its own browser, otherwise the one that was used last. */
export const sessionsOf = (db: Db, personId: string, currentId: string, now: Date): Promise<LiveSession[]> =>
  living(db, now)
    .where('session.person', '=', personId)
    .distinctOn('session.bind_hash')
    .select(['session.id', 'session.user_agent', 'session.created_at', 'session.last_used_at'])
    .orderBy('session.bind_hash')
    .orderBy((eb) => eb('session.id', '=', currentId), 'desc')
    .orderBy('session.last_used_at', 'desc')
    .execute();

/** Returns whether another person is signed in in the browser with that bind hash. */
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

/** Ends one session, but not the others in the same browser. */
export const endSession = (db: Db, id: string, reason: EndReason, now: Date): Promise<EndedSession[]> =>
  ending(db, reason, now).where('id', '=', id).returning(ENDED).execute();

/** Ends all sessions in the browser of that session, which share its binding. */
export const endBrowserOf = (db: Db, id: string, now: Date): Promise<(EndedSession & { id_token: string | null })[]> =>
  ending(db, 'logout', now)
    .where('bind_hash', '=', bindOf(db, id))
    .returning([...ENDED, 'id_token'])
    .execute();

/** Ends the person's sessions in the browser of their session `id`. */
export const endOneOf = (db: Db, personId: string, id: string, now: Date): Promise<EndedSession[]> =>
  ending(db, 'revoked', now)
    .where('person', '=', personId)
    .where(
      'bind_hash',
      '=',
      bindOf(db, id).where('own.person', '=', personId).where('own.ended_at', 'is', null).where('own.expires_at', '>', now),
    )
    .returning(ENDED)
    .execute();

/** Ends the person's sessions in all browsers except that of `currentId`. */
export const endOthersOf = (db: Db, personId: string, currentId: string, now: Date): Promise<EndedSession[]> =>
  ending(db, 'revoked', now)
    .where('person', '=', personId)
    .where('bind_hash', '!=', bindOf(db, currentId))
    .returning(ENDED)
    .execute();

/** Ends every session of the person. */
export const endAllOf = (db: Db, personId: string, now: Date): Promise<EndedSession[]> =>
  ending(db, 'revoked', now).where('person', '=', personId).returning(ENDED).execute();

/** Ends the sessions that were created with any issuer other than these. */
export const endSessionsOfOthers = (db: Db, issuers: readonly string[], now: Date): Promise<EndedSession[]> =>
  ending(db, 'revoked', now).where('issuer', 'not in', issuers).returning(ENDED).execute();

export const ENDED = ['id', 'person', 'issuer', 'user_agent'] as const;

/** Returns the bind hash of that session's browser, as a subquery. */
const bindOf = (db: Db, id: string) => db.selectFrom('session as own').select('own.bind_hash').where('own.id', '=', id);

/** Begins a statement that ends sessions and forgets their tokens of the identity provider. */
export const ending = (db: Db, reason: EndReason, now: Date) =>
  db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason, provider_grant: null, asking_until: null })
    .where('ended_at', 'is', null);

/** Session that ended or signing key that was revoked. */
export interface Revoked {
  /** Id of the session or key. */
  name: string;
  /** True if another session of the browser, or another key, took its place. */
  isReplaced: boolean;
}

/** Returns the sessions that ended after `moment` and all signing keys that were revoked. */
export const revokedSince = (db: Db, moment: Date): Promise<Revoked[]> =>
  db
    .selectFrom('session')
    .select((eb) => [eb.cast<string>('id', 'text').as('name'), eb('end_reason', '=', 'replaced').as('isReplaced')])
    .where('ended_at', '>', moment)
    .unionAll(
      db
        .selectFrom('signing_key')
        .select((eb) => ['kid as name', eb.lit(true).as('isReplaced')])
        .where('retired_at', 'is not', null),
    )
    .$castTo<Revoked>()
    .execute();

/** Runs `work` on the refresh token in a transaction. The session is locked, so that no other token of it is used concurrently. */
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
      'session.asking_until as askingUntil',
      'session.provider_grant as providerGrant',
      'refresh_token.expires_at as expiresAt',
      'refresh_token.rotated_at as rotatedAt',
      'refresh_token.successor_salt as successorSalt',
    ])
    .executeTakeFirst();

/** Marks a refresh token as used, and its session as one whose renewal waits for the identity provider until `askingUntil`. */
export async function markRotated(
  db: Db,
  tokenHash: string,
  { sessionId, now, askingUntil }: { sessionId: string; now: Date; askingUntil: Date | null },
): Promise<void> {
  await db.updateTable('refresh_token').set({ rotated_at: now }).where('token_hash', '=', tokenHash).execute();
  await db.updateTable('session').set({ last_used_at: now, asking_until: askingUntil }).where('id', '=', sessionId).execute();
}

/** Deletes all feed addresses of a person, which give access without a session. */
export const deleteFeedsOf = (db: Db, person: string): Promise<{ id: string; issuer: string }[]> =>
  db.deleteFrom('notice_feed').where('person', '=', person).returning(['id', 'issuer']).execute();
