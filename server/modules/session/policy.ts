const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a person may take at the identity provider. */
export const ATTEMPT_MS = 10 * MINUTE_MS;
export const TICKET_MS = 60 * SECOND_MS;
/** The longest that an access token serves; where the portal signs out the idle, it may be shorter. */
export const ACCESS_TOKEN_MS = 10 * MINUTE_MS;
/** A session that nobody uses for this long ends, and every session ends at its greatest age. */
export const REFRESH_TOKEN_MS = 7 * DAY_MS;
export const SESSION_MS = 30 * DAY_MS;
/** Sessions that a person can have; one more sign-in ends the oldest. */
export const MAX_SESSIONS = 50;
/** Two tabs, or a retry after a lost answer, may present the same refresh token within this time. */
const REFRESH_GRACE_MS = 10 * SECOND_MS;
/** A key signs for this long, then the next one does. */
export const SIGNING_KEY_MS = 30 * DAY_MS;
/** Maximum time by which the clock of one of our processes may lag, and still accept an expired token. */
const SLOWEST_CLOCK_MS = 5 * MINUTE_MS;
/** For this long after it was issued an access token may still be in use somewhere. */
export const ACCESS_TRACE_MS = ACCESS_TOKEN_MS + SLOWEST_CLOCK_MS;
/** For this long a key verifies: until the last token that it signed has ended. */
export const VERIFYING_KEY_MS = SIGNING_KEY_MS + ACCESS_TRACE_MS;
/** The clocks of two machines may differ by this much. */
export const CLOCK_SKEW_SECONDS = 2;

/** `duration` after `start`, but never after `limit`. */
export const momentAfter = (start: Date, durationMs: number, limit?: Date): Date =>
  new Date(Math.min(start.getTime() + durationMs, limit?.getTime() ?? Infinity));

/**
 * How long tokens serve after their issue. All that the server sees of a person's use is that tokens are renewed: the last call may
 * have come at the end of the access token, so the idle time is counted from there, with a minute for the client to be first.
 */
export function tokenLifetimes(idleSeconds: number | null): { accessMs: number; refreshMs: number } {
  if (idleSeconds === null) return { accessMs: ACCESS_TOKEN_MS, refreshMs: REFRESH_TOKEN_MS };
  const accessMs = Math.min(ACCESS_TOKEN_MS, idleSeconds * SECOND_MS);
  return { accessMs, refreshMs: accessMs + idleSeconds * SECOND_MS + MINUTE_MS };
}

export const epochSeconds = (moment: Date): number => Math.floor(moment.getTime() / SECOND_MS);

/** A refresh token as it was found, with the session that it belongs to. */
export interface PresentedToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  sessionEndedAt: Date | null;
  endReason: string | null;
  sessionExpiresAt: Date;
  issuer: string;
  bindHash: string;
}

/** `repeat`: the answer to its first use is given again. */
export type RefreshDecision = 'rotate' | 'repeat' | 'expired' | 'revoked' | 'foreign' | 'reused';

/**
 * Decides how to answer a refresh token that a browser, identified by its bind hash, presents at `now` while people sign in at
 * `issuers`. A token of a session that ended because a token was reused counts as expired.
 */
export function decideRefresh(
  token: PresentedToken,
  { issuers, bindHash }: { issuers: readonly string[]; bindHash: string },
  now: Date,
): RefreshDecision {
  if (token.bindHash !== bindHash) return 'foreign';
  if (token.endReason === 'reuse') return 'expired';
  if (token.sessionEndedAt || !issuers.includes(token.issuer)) return 'revoked';
  if (token.expiresAt <= now || token.sessionExpiresAt <= now) return 'expired';
  if (!token.rotatedAt) return 'rotate';
  return now.getTime() - token.rotatedAt.getTime() > REFRESH_GRACE_MS ? 'reused' : 'repeat';
}
