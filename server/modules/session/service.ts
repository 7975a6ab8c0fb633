import type { ListedSession, Session } from '../../../contract/session';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { issuerOf } from '../demo-provider/connection';
import { deviceOf } from './device';
import { issuersOf } from './issuers';
import { momentAfter, SESSION_MS } from './policy';
import { takeTicket } from './repository';
import { endBrowserOf, endOneOf, endOthersOf, endSessionsOfOthers, insertSession, sessionsOf } from './session-repository';
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
  /** Whom the person signed in at, if not at the identity provider. */
  issuer?: string;
}
/** The person who asks, and the session that they ask in. */
export interface Caller {
  personId: string;
  sessionId: string;
}

const USER_AGENT_LENGTH = 300;

/** Signs a person in, in one browser. */
export async function createSession(deps: Deps, { personId, bind, userAgent, idToken, issuer }: NewSessionOf): Promise<Session> {
  const now = deps.now();
  const bindHash = hashOf(bind);
  const expiresAt = momentAfter(now, SESSION_MS);
  const sessionId = await insertSession(deps.db, {
    person: personId,
    issuer: issuer ?? issuerOf(deps.config),
    bind_hash: bindHash,
    id_token: idToken,
    user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    created_at: now,
    last_used_at: now,
    expires_at: expiresAt,
  });
  const family = { sessionId, personId, bindHash, expiresAt };
  return sessionAnswer(deps, family, await storeRefreshToken(deps, family, randomSecret()));
}

/** Exchanges a ticket of the browser that holds `loginSecret` for a session bound to `bind`. */
export async function exchangeTicket(
  deps: Deps,
  { ucToken, loginSecret, ...browser }: SigningBrowser & { ucToken: string; loginSecret: string | undefined },
): Promise<Session> {
  if (!loginSecret) throw new AppError('login.invalid');
  const found = await takeTicket(deps.db, issuerOf(deps.config), hashOf(ucToken), hashOf(loginSecret), deps.now());
  if (!found) throw new AppError('login.invalid');
  return createSession(deps, { ...browser, personId: found.person, idToken: found.id_token });
}

/**
 * Ends the caller's session, and whatever else was begun in the same browser, whose binding goes with it; answers the token that
 * ends the identity provider's session too.
 */
export async function logout({ db, now }: Deps, sessionId: string): Promise<string | null> {
  const ended = await endBrowserOf(db, sessionId, now());
  return ended?.id_token ?? null;
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
export async function endOneSession({ db, now }: Deps, { personId, sessionId }: Caller, id: string): Promise<boolean> {
  const ended = await endOneOf(db, personId, id, now());
  if (ended.length === 0) throw new AppError('session.not_found');
  return ended.includes(sessionId);
}

/** Signs the caller out of every other browser; answers how many there were. */
export async function endOtherSessions(deps: Deps, caller: Caller): Promise<number> {
  const others = (await listSessions(deps, caller)).filter(({ current }) => !current);
  await endOthersOf(deps.db, caller.personId, caller.sessionId, deps.now());
  return others.length;
}

/**
 * Ends what began at another identity provider than the one configured now; to be done before the server listens. Whoever signed in
 * at the demo provider, as anyone at all, must not stay signed in once a real one is configured.
 */
export const endForeignSessions = ({ db, config, now }: Deps): Promise<void> => endSessionsOfOthers(db, issuersOf(config), now());
