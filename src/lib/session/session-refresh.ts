import type { Session } from 'contract/session';
import { readRefreshToken, readToken, readUserInfo, storeSession } from './session';
import { announce } from './session-events';

/** Exchanges a refresh token for a session. */
type Renew = (refreshToken: string) => Promise<Session>;

let renewal: Promise<void> | null = null;

/**
 * Runs `work` under a lock, so that no other tab runs it at the same time. Without locks (an insecure origin), tabs are not
 * coordinated.
 */
const alone = (work: () => Promise<void>): Promise<void> =>
  // The types declare it as always present, but it is undefined in insecure contexts.
  (navigator.locks as LockManager | undefined)?.request('portico.session.refresh', work) ?? work();

async function renewUnlessDone(before: string | null, renew: Renew): Promise<void> {
  const present = readToken();
  if (present !== null && present !== before) return;
  const refreshToken = readRefreshToken();
  if (refreshToken === null) return;
  const session = await renew(refreshToken);
  // Discard the response if the person signed out, or another person signed in, during the request.
  if (readRefreshToken() !== refreshToken) return;
  const former = readUserInfo();
  storeSession(session);
  if (readUserInfo() !== former) announce('person-changed');
}

/** Refreshes the session. Concurrent callers in this tab and in others share one refresh. */
export function renewSession(renew: Renew): Promise<void> {
  const before = readToken();
  renewal ??= alone(() => renewUnlessDone(before, renew)).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** Returns the stored token unchanged, after refreshing the session if the token has expired; null if nobody is signed in. */
export async function usableToken(renew: Renew): Promise<string | null> {
  if (readToken() === null && readRefreshToken() !== null) await renewSession(renew);
  return readToken();
}
