import type { ListedSession, Session } from '../../../contract/session';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { issuerOf } from './connection';
import { deviceOf } from './device';
import { issuersOf } from './issuers';
import { MAX_SESSIONS, momentAfter, SESSION_MS } from './policy';
import type { SecurityLog } from '../../http/security-log';
import { removeRoles, takeTicket } from './repository';
import {
  endAllOf,
  endBrowserOf,
  endOldestOf,
  endOneOf,
  endOthersOf,
  endSessionsOfOthers,
  insertSession,
  lockPerson,
  sessionsOf,
  type EndedSession,
  deleteFeedsOf,
} from './session-repository';
import { hashOf, randomSecret } from './secrets';
import { sessionAnswer, storeRefreshToken } from './tokens';

/** A browser that somebody signs in with. */
export interface SigningBrowser {
  /** The raw value of its `uc_bind` cookie. */
  bind: string;
  userAgent: string | null;
}
export interface NewSessionOf extends SigningBrowser {
  personId: string;
  /** The identity provider's token, which its own session is ended with. */
  idToken: string | null;
  /** Issuer that the person signed in with, if not the identity provider. */
  issuer?: string;
}
/** The person who asks, and the session that they ask in. */
export interface Caller {
  personId: string;
  sessionId: string;
}

const USER_AGENT_LENGTH = 300;

/** Signs a person in, in one browser. Their oldest session ends when they have more than `MAX_SESSIONS`. */
export async function createSession(deps: Deps, newSession: NewSessionOf, audit?: SecurityLog): Promise<Session> {
  const { personId: person } = newSession;
  const provider = newSession.issuer ?? issuerOf(deps.config);
  const { family, refreshToken, ended } = await storeSession(deps, newSession, provider);
  audit?.({ action: 'sign-in', person, provider, session: family.sessionId });
  tellRevoked(audit, ended, 'too-many');
  return sessionAnswer(deps, family, refreshToken);
}

/** Stores a session with its first refresh token. Those of one person are added one after the other, so that none is overlooked. */
async function storeSession(deps: Deps, { personId, bind, userAgent, idToken }: NewSessionOf, issuer: string) {
  const now = deps.now();
  const bindHash = hashOf(bind);
  const expiresAt = momentAfter(now, SESSION_MS);
  return deps.db.transaction().execute(async (trx) => {
    await lockPerson(trx, personId);
    const sessionId = await insertSession(trx, {
      person: personId,
      issuer,
      bind_hash: bindHash,
      id_token: idToken,
      user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    });
    const family = { sessionId, personId, bindHash, expiresAt };
    const refreshToken = await storeRefreshToken({ ...deps, db: trx }, family, randomSecret());
    return { family, refreshToken, ended: await endOldestOf(trx, personId, sessionId, MAX_SESSIONS, now) };
  });
}

function tellRevoked(audit: SecurityLog | undefined, ended: readonly EndedSession[], reason: string): void {
  for (const { id, person, issuer } of ended)
    audit?.({ action: 'session-revoked', person, provider: issuer, session: id, reason });
}

/** Exchanges a ticket of the browser that holds `loginSecret` for a session bound to `bind`. */
export async function exchangeTicket(
  deps: Deps,
  { ucToken, loginSecret, ...browser }: SigningBrowser & { ucToken: string; loginSecret: string | undefined },
  audit: SecurityLog,
): Promise<Session> {
  const provider = issuerOf(deps.config);
  const found = loginSecret && (await takeTicket(deps.db, provider, hashOf(ucToken), hashOf(loginSecret), deps.now()));
  if (!found) {
    audit({ action: 'sign-in-failed', person: null, provider, reason: 'ticket-refused' });
    throw new AppError('login.invalid');
  }
  return createSession(deps, { ...browser, personId: found.person, idToken: found.id_token }, audit);
}

/**
 * Ends every access that a person still has whom the identity provider knows but who may not come in any more: roles, sessions, unused
 * tickets and feeds. Returns the person's id; null for somebody who never signed in.
 */
export async function shutOut(
  { db, now }: Deps,
  identity: { issuer: string; subject: string },
  audit: SecurityLog,
): Promise<string | null> {
  const ended = await db.transaction().execute(async (trx) => {
    const person = await removeRoles(trx, identity);
    if (person === undefined) return null;
    return { person, sessions: await endAllOf(trx, person, now()), feeds: await deleteFeedsOf(trx, person) };
  });
  if (!ended) return null;
  const { person, sessions, feeds } = ended;
  tellRevoked(audit, sessions, 'not-admitted');
  for (const { id, issuer } of feeds)
    audit({ action: 'feed-revoked', person, provider: issuer, feed: id, reason: 'not-admitted' });
  return person;
}

/**
 * Ends the caller's session, and whatever else was begun in the same browser, whose binding goes with it; answers the token that
 * ends the identity provider's session too.
 */
export async function logout({ db, now }: Deps, sessionId: string, audit: SecurityLog): Promise<string | null> {
  const ended = await endBrowserOf(db, sessionId, now());
  for (const { id, person, issuer } of ended) audit({ action: 'sign-out', person, provider: issuer, session: id });
  return ended.find(({ id }) => id === sessionId)?.id_token ?? null;
}

/** The browsers that the caller is signed in with, their own first. A browser that signed in twice is one. */
export async function listSessions({ db, now }: Deps, { personId, sessionId }: Caller): Promise<ListedSession[]> {
  const sessions = await sessionsOf(db, personId, sessionId, now());
  return sessions
    .map(({ id, user_agent, created_at, last_used_at }) => ({
      id,
      device: deviceOf(user_agent),
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      current: id === sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt));
}

/** Signs the caller out of one browser of theirs; answers whether it is the one that asks. */
export async function endOneSession(
  { db, now }: Deps,
  { personId, sessionId }: Caller,
  id: string,
  audit: SecurityLog,
): Promise<boolean> {
  const ended = await endOneOf(db, personId, id, now());
  if (ended.length === 0) throw new AppError('session.not_found');
  tellRevoked(audit, ended, 'by-owner');
  return ended.some((session) => session.id === sessionId);
}

/** Signs the caller out of every other browser; answers how many there were. */
export async function endOtherSessions(deps: Deps, caller: Caller, audit: SecurityLog): Promise<number> {
  const others = (await listSessions(deps, caller)).filter(({ current }) => !current);
  tellRevoked(audit, await endOthersOf(deps.db, caller.personId, caller.sessionId, deps.now()), 'by-owner');
  return others.length;
}

/**
 * Ends what began at another identity provider than the one configured now; to be done before the server listens. Whoever signed in
 * at the demo provider, as anyone at all, must not stay signed in once a real one is configured.
 */
export async function endForeignSessions({ db, config, now }: Deps, audit?: SecurityLog): Promise<void> {
  tellRevoked(audit, await endSessionsOfOthers(db, issuersOf(config), now()), 'provider-removed');
}
