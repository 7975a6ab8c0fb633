import type { Session } from 'contract/session';

/** Clocks that differ by less than this, in milliseconds, agree: a value's margin covers it. */
const TOLERANCE_MS = 1000;
const SECOND_MS = 1000;

/** When an answer was asked for and came, by this device's clock (epoch milliseconds), and what its `Date` header says. */
export interface Exchange {
  sentAt: number;
  receivedAt: number;
  date: unknown;
}

/**
 * The session with its deadlines by this device's clock, whatever that clock shows: they are compared with nothing else. Where the
 * clocks agree the deadlines stay as the server gave them; otherwise they are rather early, by what the answer took, than late.
 */
export function byThisClock(session: Session, exchange: Exchange): Session {
  const ahead = secondsAhead(exchange);
  return {
    ...session,
    tokenExpiresAt: session.tokenExpiresAt + ahead,
    refreshTokenExpiresAt: session.refreshTokenExpiresAt + ahead,
  };
}

/** How far this device's clock is ahead of the server's; 0 when the server does not tell the time. */
function secondsAhead({ sentAt, receivedAt, date }: Exchange): number {
  const earliest = typeof date === 'string' ? Date.parse(date) : NaN;
  // The header is cut to whole seconds.
  const latest = earliest + SECOND_MS;
  if (Number.isNaN(earliest) || (latest >= sentAt - TOLERANCE_MS && earliest <= receivedAt + TOLERANCE_MS)) return 0;
  return Math.floor((sentAt - latest) / SECOND_MS);
}
