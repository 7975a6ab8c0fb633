import type { ListedSession, Session } from '../../../contract/session';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { issuerOf } from './connection';
import { deviceOf } from './device';
import type { AtProvider } from './identity-provider';
import { issuersOf } from './issuers';
import { MAX_SESSIONS, momentAfter, SESSION_MS, SIMULTANEOUS_MS } from './policy';
import type { SecurityLog } from '../../http/security-log';
import { removeRoles, takeTicket } from './repository';
import {
  endAllOf,
  endBrowserOf,
  endOldestOf,
  endOneOf,
  endOthersOf,
  endReplaced,
  endSessionsOfOthers,
  insertSession,
  lockPerson,
  sessionsOf,
  type EndedSession,
  deleteFeedsOf,
} from './session-repository';
import { insertAuditEvents } from '../audit/repository';
import { parseGrant } from './provider/grant';
import { decryptFor, encryptFor, hashOf, randomSecret } from './secrets';
import { endRecorded, recordEnded, recordRefusal } from './session-events';
import { sessionAnswer, storeRefreshToken } from './tokens';

/** Browser in which a person signs in. */
export interface SigningBrowser {
  /** The raw value of its `uc_bind` cookie. */
  bind: string;
  userAgent: string | null;
}
export interface NewSessionOf extends SigningBrowser {
  personId: string;
  /** ID token of the identity provider, with which its own session is ended. */
  idToken: string | null;
  /** Ids and tokens of the session at the identity provider; undefined if a user centre signed the person in. */
  atProvider?: AtProvider;
  /** Issuer that the person signed in with, if not the identity provider. */
  issuer?: string;
}
/** Person who makes the request, and the session that they use. */
export interface Caller {
  personId: string;
  sessionId: string;
}

const USER_AGENT_LENGTH = 300;

/**
 * Signs a person in, in one browser. The session that the browser had before ends, and the person's oldest one when they have more
 * than `MAX_SESSIONS`.
 */
export async function createSession(deps: Deps, newSession: NewSessionOf, audit?: SecurityLog): Promise<Session> {
  const { personId: person } = newSession;
  const provider = newSession.issuer ?? issuerOf(deps.config);
  const { family, refreshToken, replaced, surplus } = await storeSession(deps, newSession, provider);
  audit?.({ action: 'sign-in', person, provider, session: family.sessionId });
  logRevoked(audit, replaced, 'replaced');
  logRevoked(audit, surplus, 'too-many');
  return sessionAnswer(deps, family, refreshToken);
}

/** Stores a session with its first refresh token. Sign-ins of one person are serialized, so that every session is counted. */
async function storeSession(deps: Deps, { personId, bind, userAgent, idToken, atProvider }: NewSessionOf, issuer: string) {
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
      provider_session: atProvider?.session ?? null,
      provider_subject: atProvider?.subject ?? null,
      provider_grant: atProvider?.grant ? encryptFor(bind, JSON.stringify(atProvider.grant)) : null,
      roles_known_at: atProvider?.grant ? now : null,
      user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    });
    const family = { sessionId, personId, bindHash, expiresAt };
    const refreshToken = await storeRefreshToken({ ...deps, db: trx }, family, randomSecret());
    const limit = momentAfter(now, -SIMULTANEOUS_MS);
    const replaced = await endReplaced(trx, { bindHash, keptId: sessionId, limit }, now);
    const surplus = await endOldestOf(trx, personId, sessionId, MAX_SESSIONS, now);
    const after = { session: sessionId, provider: issuer, device: deviceOf(userAgent) };
    await insertAuditEvents(trx, [{ action: 'session.begin', person: personId, item: null, after }], now);
    await recordEnded(trx, replaced, 'replaced', now);
    await recordEnded(trx, surplus, 'too-many', now);
    return { family, refreshToken, replaced, surplus };
  });
}

/** Writes into the security log that these sessions have been revoked. */
export function logRevoked(audit: SecurityLog | undefined, ended: readonly EndedSession[], reason: string): void {
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
  if (!loginSecret || !found) {
    audit({ action: 'sign-in-failed', person: null, provider, reason: 'ticket-refused' });
    throw new AppError('login.invalid');
  }
  const { person: personId, id_token: idToken, provider_session: session, provider_subject: subject, provider_grant } = found;
  const grant = provider_grant === null ? null : parseGrant(decryptFor(loginSecret, provider_grant));
  const atProvider = subject === null ? undefined : { session, subject, grant };
  return createSession(deps, { ...browser, personId, idToken, ...(atProvider && { atProvider }) }, audit);
}

/**
 * Ends all access of a person whom the identity provider knows but who may no longer use the portal: roles, sessions, unused
 * tickets and feeds. Returns the person's id; null for somebody who never signed in.
 */
export async function shutOut(
  { db, now }: Deps,
  identity: { issuer: string; subject: string },
  audit: SecurityLog,
): Promise<string | null> {
  const moment = now();
  const ended = await db.transaction().execute(async (trx) => {
    const person = await removeRoles(trx, identity, moment);
    await recordRefusal(trx, { person: person ?? null, provider: identity.issuer, reason: 'not-admitted' }, moment);
    if (person === undefined) return null;
    const sessions = await endAllOf(trx, person, moment);
    await recordEnded(trx, sessions, 'not-admitted', moment);
    const feeds = await deleteFeedsOf(trx, person);
    const events = feeds.map(({ id }) => ({ action: 'feed.revoke', person, item: null, before: { feed: id } }) as const);
    await insertAuditEvents(trx, events, moment);
    return { person, sessions, feeds };
  });
  if (!ended) return null;
  const { person, sessions, feeds } = ended;
  logRevoked(audit, sessions, 'not-admitted');
  for (const { id, issuer } of feeds)
    audit({ action: 'feed-revoked', person, provider: issuer, feed: id, reason: 'not-admitted' });
  return person;
}

/**
 * Ends the caller's session and all others in the same browser, which share its binding. Returns the ID token with which to end
 * the identity provider's session; null if there is none.
 */
export async function logout({ db, now }: Deps, sessionId: string, audit: SecurityLog): Promise<string | null> {
  const moment = now();
  const ended = await endRecorded(db, moment, 'sign-out', (trx) => endBrowserOf(trx, sessionId, moment));
  for (const { id, person, issuer } of ended) audit({ action: 'sign-out', person, provider: issuer, session: id });
  return ended.find(({ id }) => id === sessionId)?.id_token ?? null;
}

/** Returns the browsers in which the caller is signed in, the current one first. A browser with several sessions is listed once. */
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

/** Signs the caller out of one of their browsers. Returns true if it is the current one. Throws `session.not_found`. */
export async function endOneSession(
  { db, now }: Deps,
  { personId, sessionId }: Caller,
  id: string,
  audit: SecurityLog,
): Promise<boolean> {
  const moment = now();
  const ended = await endRecorded(db, moment, 'by-owner', (trx) => endOneOf(trx, personId, id, moment));
  if (ended.length === 0) throw new AppError('session.not_found');
  logRevoked(audit, ended, 'by-owner');
  return ended.some((session) => session.id === sessionId);
}

/** Signs the caller out of every other browser. Returns the number of those browsers. */
export async function endOtherSessions(deps: Deps, caller: Caller, audit: SecurityLog): Promise<number> {
  const others = (await listSessions(deps, caller)).filter(({ current }) => !current);
  const moment = deps.now();
  const { personId, sessionId } = caller;
  const ended = await endRecorded(deps.db, moment, 'by-owner', (trx) => endOthersOf(trx, personId, sessionId, moment));
  logRevoked(audit, ended, 'by-owner');
  return others.length;
}

/**
 * Ends the sessions that began at another identity provider than the configured ones. Must run before the server listens: a
 * person who signed in at the demo provider, as anyone at all, must not stay signed in once a real one is configured.
 */
export async function endForeignSessions({ db, config, now }: Deps, audit?: SecurityLog): Promise<void> {
  const moment = now();
  const ended = await endRecorded(db, moment, 'provider-removed', (trx) => endSessionsOfOthers(trx, issuersOf(config), moment));
  logRevoked(audit, ended, 'provider-removed');
}
