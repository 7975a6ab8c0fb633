import type { Session } from 'contract/session';

/** Maximum difference between two clocks that count as equal, in milliseconds. The margin of each deadline covers it. */
const TOLERANCE_MS = 1000;
const SECOND_MS = 1000;

/**
 * Times at which a request was sent and its response received, by this device's clock (epoch milliseconds), and the value of the
 * response's `Date` header.
 */
export interface Exchange {
  sentAt: number;
  receivedAt: number;
  date: unknown;
}

/**
 * Returns the session with its deadlines converted to this device's clock, the only clock they are compared with. If the clocks
 * agree, the deadlines are unchanged. Otherwise they may be early by the duration of the request, but never late.
 */
export function byThisClock(session: Session, exchange: Exchange): Session {
  const ahead = secondsAhead(exchange);
  return {
    ...session,
    tokenExpiresAt: session.tokenExpiresAt + ahead,
    refreshTokenExpiresAt: session.refreshTokenExpiresAt + ahead,
  };
}

/** Returns the seconds by which this device's clock is ahead of the server's; 0 if they agree or the server sent no date. */
function secondsAhead({ sentAt, receivedAt, date }: Exchange): number {
  const earliest = typeof date === 'string' ? Date.parse(date) : NaN;
  // The header is truncated to whole seconds.
  const latest = earliest + SECOND_MS;
  if (Number.isNaN(earliest) || (latest >= sentAt - TOLERANCE_MS && earliest <= receivedAt + TOLERANCE_MS)) return 0;
  return Math.floor((sentAt - latest) / SECOND_MS);
}
