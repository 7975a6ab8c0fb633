const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a person may take at the identity provider. */
export const ATTEMPT_MS = 10 * MINUTE_MS;
export const TICKET_MS = 60 * SECOND_MS;
export const ACCESS_TOKEN_MS = 10 * MINUTE_MS;
/** A session that nobody uses for this long ends, and every session ends at its greatest age. */
export const REFRESH_TOKEN_MS = 7 * DAY_MS;
export const SESSION_MS = 30 * DAY_MS;
/** Two tabs, or a retry after a lost answer, may present the same refresh token within this time. */
const REFRESH_GRACE_MS = 10 * SECOND_MS;
/** For this long a used refresh token is kept, so that its reuse ends the session; older ones are refused as unknown. */
export const REUSE_WATCH_MS = DAY_MS;
/** The clocks of two machines may differ by this much. */
export const CLOCK_SKEW_SECONDS = 2;

/** `duration` after `start`, but never after `limit`. */
export const momentAfter = (start: Date, durationMs: number, limit?: Date): Date =>
  new Date(Math.min(start.getTime() + durationMs, limit?.getTime() ?? Infinity));

export const epochSeconds = (moment: Date): number => Math.floor(moment.getTime() / SECOND_MS);

/** A refresh token as it was found, with the session that it belongs to. */
export interface PresentedToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  sessionEndedAt: Date | null;
  sessionExpiresAt: Date;
  issuer: string;
  bindHash: string;
}

export type RefreshDecision = 'rotate' | 'expired' | 'revoked' | 'foreign' | 'reused';

/** What becomes of a refresh token that a browser, known by its bind hash, presents at `now` while people sign in at `issuer`. */
export function decideRefresh(
  token: PresentedToken,
  { issuer, bindHash }: Pick<PresentedToken, 'issuer' | 'bindHash'>,
  now: Date,
): RefreshDecision {
  if (token.bindHash !== bindHash) return 'foreign';
  if (token.sessionEndedAt || token.issuer !== issuer) return 'revoked';
  if (token.expiresAt <= now || token.sessionExpiresAt <= now) return 'expired';
  if (token.rotatedAt && now.getTime() - token.rotatedAt.getTime() > REFRESH_GRACE_MS) return 'reused';
  return 'rotate';
}
