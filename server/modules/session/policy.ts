const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Maximum time that a person may take at the identity provider. */
export const ATTEMPT_MS = 10 * MINUTE_MS;
export const TICKET_MS = 60 * SECOND_MS;
/** Maximum lifetime of an access token. It may be shorter if people are signed out when idle. */
export const ACCESS_TOKEN_MS = 10 * MINUTE_MS;
/**
 * Lifetime of a refresh token, and of a session. A session that is unused for the former ends, as does every session at its
 * maximum age.
 */
export const REFRESH_TOKEN_MS = 7 * DAY_MS;
export const SESSION_MS = 30 * DAY_MS;
/** Time after the identity provider's last answer for which people keep roles beyond that of an employee if it does not respond. */
const MAX_UNCONFIRMED_MS = 60 * MINUTE_MS;
/** Maximum number of sessions of a person. One more sign-in ends the oldest. */
export const MAX_SESSIONS = 50;
/** Age below which a new sign-in leaves another session of the browser alone, because two tabs may sign in at the same time. */
export const SIMULTANEOUS_MS = MINUTE_MS;
/** Time for which a used refresh token is still accepted, from a second tab or a retry after a lost response. */
const REFRESH_GRACE_MS = 10 * SECOND_MS;
/** Time for which a key signs before the next one replaces it. */
export const SIGNING_KEY_MS = 30 * DAY_MS;
/** Maximum lag of the clock of one of our processes, which then still accepts an expired token. */
const SLOWEST_CLOCK_MS = 5 * MINUTE_MS;
/** Time after its issue for which an access token may still be accepted by some process. */
export const ACCESS_TRACE_MS = ACCESS_TOKEN_MS + SLOWEST_CLOCK_MS;
/** Time for which a key verifies: until the last token that it signed has expired. */
export const VERIFYING_KEY_MS = SIGNING_KEY_MS + ACCESS_TRACE_MS;
/** Maximum difference between the clocks of two machines. */
export const CLOCK_SKEW_SECONDS = 2;

/** Returns the time `durationMs` after `start`, but not after `limit`. */
export const momentAfter = (start: Date, durationMs: number, limit?: Date): Date =>
  new Date(Math.min(start.getTime() + durationMs, limit?.getTime() ?? Infinity));

/** Returns whether roles are too old to rely on. `knownAt` is null where the identity provider cannot be asked again. */
export const areRolesOutdated = (knownAt: Date | null, now: Date): boolean =>
  knownAt !== null && now.getTime() - knownAt.getTime() > MAX_UNCONFIRMED_MS;

/**
 * Returns the lifetimes of access and refresh tokens. The server sees a person's activity only when tokens are refreshed. The
 * last call may have come at the end of the access token's lifetime, so the idle time is counted from there, plus a minute so
 * that the client signs out first.
 */
export function tokenLifetimes(idleSeconds: number | null): { accessMs: number; refreshMs: number } {
  if (idleSeconds === null) return { accessMs: ACCESS_TOKEN_MS, refreshMs: REFRESH_TOKEN_MS };
  const accessMs = Math.min(ACCESS_TOKEN_MS, idleSeconds * SECOND_MS);
  return { accessMs, refreshMs: accessMs + idleSeconds * SECOND_MS + MINUTE_MS };
}

export const epochSeconds = (moment: Date): number => Math.floor(moment.getTime() / SECOND_MS);

/** Stored refresh token, with facts of its session. */
export interface PresentedToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  sessionEndedAt: Date | null;
  endReason: string | null;
  sessionExpiresAt: Date;
  issuer: string;
  bindHash: string;
}

/** Decision on a refresh token. `repeat` means that the result of its first use is returned again. */
export type RefreshDecision = 'rotate' | 'repeat' | 'expired' | 'revoked' | 'foreign' | 'reused';

/**
 * Decides how to answer a refresh token that a browser, identified by its bind hash, presents at `now` while people sign in at
 * `issuers`. A token of a session that ended because a token was reused, or because the browser has another session, counts as
 * expired: pages with unsaved work then wait for a sign-in.
 */
export function decideRefresh(
  token: PresentedToken,
  { issuers, bindHash }: { issuers: readonly string[]; bindHash: string },
  now: Date,
): RefreshDecision {
  if (token.bindHash !== bindHash) return 'foreign';
  if (token.endReason === 'reuse' || token.endReason === 'replaced') return 'expired';
  if (token.sessionEndedAt || !issuers.includes(token.issuer)) return 'revoked';
  if (token.expiresAt <= now || token.sessionExpiresAt <= now) return 'expired';
  if (!token.rotatedAt) return 'rotate';
  return now.getTime() - token.rotatedAt.getTime() > REFRESH_GRACE_MS ? 'reused' : 'repeat';
}
