import type { Session } from 'contract/session';
import { readRefreshToken, readToken, storeSession } from './session';

/** Exchanges a refresh token for a session. */
type Renew = (refreshToken: string) => Promise<Session>;

let renewal: Promise<void> | null = null;

/** Runs `work` while no other tab does. Without locks (an insecure origin) tabs are on their own. */
const alone = (work: () => Promise<void>): Promise<void> =>
  // Absent in insecure contexts, whatever the types say.
  (navigator.locks as LockManager | undefined)?.request('portico.session.refresh', work) ?? work();

async function renewUnlessDone(before: string | null, renew: Renew): Promise<void> {
  const present = readToken();
  if (present !== null && present !== before) return;
  const refreshToken = readRefreshToken();
  if (refreshToken === null) return;
  const session = await renew(refreshToken);
  // Signed out, or in as another person, while the answer was on its way: it is of no use any more.
  if (readRefreshToken() === refreshToken) storeSession(session);
}

/** Replaces the session by a new one, once for all who wait here and in other tabs. */
export function renewSession(renew: Renew): Promise<void> {
  const before = readToken();
  renewal ??= alone(() => renewUnlessDone(before, renew)).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** The stored token exactly as stored, after a renewal where it has expired; null when nobody is signed in. */
export async function usableToken(renew: Renew): Promise<string | null> {
  if (readToken() === null && readRefreshToken() !== null) await renewSession(renew);
  return readToken();
}
