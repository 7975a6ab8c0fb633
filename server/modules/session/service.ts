import type { Session, UserInfo } from '../../../contract/session';
import type { Viewer } from '../../../contract/permissions';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { issuerOf } from '../demo-provider/connection';
import { signAccess } from './access-token';
import { ACCESS_TOKEN_MS, decideRefresh, epochSeconds, momentAfter, REFRESH_TOKEN_MS, SESSION_MS } from './policy';
import {
  endSession,
  endSessionsOfOthers,
  findPerson,
  insertRefreshToken,
  insertSession,
  markRotated,
  takeTicket,
  withRefreshToken,
  type FoundToken,
  type Person,
} from './repository';
import { hashOf, randomSecret } from './secrets';

export interface NewSessionOf {
  personId: string;
  /** The raw value of the browser's `uc_bind` cookie. */
  bind: string;
  userAgent: string | null;
  /** The identity provider's token, which its own session is ended with. */
  idToken: string | null;
}
/** A session as its tokens are issued: what outlives one access token. */
interface Family {
  sessionId: string;
  personId: string;
  bindHash: string;
  expiresAt: Date;
}

const USER_AGENT_LENGTH = 300;

/** Signs a person in, in one browser. */
export async function createSession(deps: Deps, { personId, bind, userAgent, idToken }: NewSessionOf): Promise<Session> {
  const now = deps.now();
  const bindHash = hashOf(bind);
  const expiresAt = momentAfter(now, SESSION_MS);
  const sessionId = await insertSession(deps.db, {
    person: personId,
    issuer: issuerOf(deps.config),
    bind_hash: bindHash,
    id_token: idToken,
    user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    created_at: now,
    last_used_at: now,
    expires_at: expiresAt,
  });
  return issueTokens(deps, { sessionId, personId, bindHash, expiresAt });
}

/** Exchanges a ticket of the browser that holds `loginSecret` for a session bound to `bind`. */
export async function exchangeTicket(
  deps: Deps,
  ticket: { ucToken: string; loginSecret: string; bind: string; userAgent: string | null },
): Promise<Session> {
  const found = await takeTicket(deps.db, issuerOf(deps.config), hashOf(ticket.ucToken), hashOf(ticket.loginSecret), deps.now());
  if (!found) throw new AppError('login.invalid');
  return createSession(deps, { personId: found.person, bind: ticket.bind, userAgent: ticket.userAgent, idToken: found.id_token });
}

/** Ends the caller's session; answers the token that ends the identity provider's session too. */
export async function logout(deps: Deps, sessionId: string): Promise<string | null> {
  const ended = await endSession(deps.db, sessionId, 'logout', deps.now());
  return ended?.id_token ?? null;
}

/**
 * Ends what began at another identity provider than the one configured now; to be done before the server listens. Whoever signed in
 * at the demo provider, as anyone at all, must not stay signed in once a real one is configured.
 */
export const endForeignSessions = ({ db, config, now }: Deps): Promise<void> => endSessionsOfOthers(db, issuerOf(config), now());

/** Exchanges a refresh token for new tokens of the same session. One that was used before ends the session. */
export async function refreshSession(deps: Deps, refreshToken: string, bind: string): Promise<Session> {
  const tokenHash = hashOf(refreshToken);
  const outcome = await withRefreshToken(deps.db, tokenHash, (found, trx) =>
    useRefreshToken({ ...deps, db: trx }, tokenHash, found, bind),
  );
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

/** Answers a refusal instead of throwing it: what it ended must be committed. */
async function useRefreshToken(
  deps: Deps,
  tokenHash: string,
  found: FoundToken | undefined,
  bind: string,
): Promise<Session | AppError> {
  if (!found) return new AppError('session.expired');
  const now = deps.now();
  switch (decideRefresh(found, { issuer: issuerOf(deps.config), bindHash: hashOf(bind) }, now)) {
    case 'foreign':
      return new AppError('session.missing');
    case 'expired':
      return new AppError('session.expired');
    case 'revoked':
      return new AppError('session.revoked');
    case 'reused':
      await endSession(deps.db, found.sessionId, 'reuse', now);
      return new AppError('session.revoked');
    case 'rotate':
      await markRotated(deps.db, tokenHash, found.sessionId, now);
      return issueTokens(deps, { ...found, expiresAt: found.sessionExpiresAt });
  }
}

async function issueTokens(deps: Deps, { sessionId, personId, bindHash, expiresAt }: Family): Promise<Session> {
  const now = deps.now();
  const person = await findPerson(deps.db, personId);
  const tokenExpiresAt = momentAfter(now, ACCESS_TOKEN_MS, expiresAt);
  const refreshTokenExpiresAt = momentAfter(now, REFRESH_TOKEN_MS, expiresAt);
  const token = await signAccess(deps, { viewer: viewerOf(person), sessionId, bindHash }, tokenExpiresAt);
  const refreshToken = randomSecret();
  await insertRefreshToken(deps.db, { token_hash: hashOf(refreshToken), session: sessionId, expires_at: refreshTokenExpiresAt });
  return {
    token,
    tokenExpiresAt: epochSeconds(tokenExpiresAt),
    refreshToken,
    refreshTokenExpiresAt: epochSeconds(refreshTokenExpiresAt),
    userInfo: userInfoOf(person),
  };
}

const viewerOf = (person: Person): Viewer => ({
  id: person.id,
  roles: person.roles,
  department: person.department,
  location: person.location,
  editorAreas: person.editor_areas,
  editorDepartments: person.editor_departments,
});

const userInfoOf = (person: Person): UserInfo => ({
  id: person.id,
  name: person.name,
  email: person.email,
  department: person.department,
  ...(person.avatar_url && { avatarUrl: person.avatar_url }),
  roles: person.roles,
  locale: person.locale,
});
