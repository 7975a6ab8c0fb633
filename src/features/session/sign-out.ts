import { history } from 'umi';
import { SIGN_IN_PATH } from '@/lib/paths';
import { request } from '@/lib/api/request';
import { clearSession, isSignedIn } from '@/lib/session/session';
import { endSession } from '@/lib/session/session-end';
import { announce } from '@/lib/session/session-events';
import { forgetRecentSearches } from '@/ui/search-box/useRecentSearches';

/**
 * Maximum time that the server gets to end the session, in milliseconds. A person who leaves a shared machine should not wait
 * longer.
 */
const PATIENCE = 3000;

/** Ends the session in this browser in any case, and at the server and the identity provider if they respond in time. */
export async function signOut(): Promise<void> {
  const endSessionUrl = await endAtServer();
  clearSession();
  forgetRecentSearches();
  announce('ended');
  if (endSessionUrl) window.location.assign(endSessionUrl);
  else history.replace(SIGN_IN_PATH);
}

/** Ends the session after a long time without activity. Unsaved work stays behind the dialog to sign in again. */
export async function signOutIdle(): Promise<void> {
  if (!isSignedIn()) return;
  await endAtServer();
  endSession('expired');
}

/**
 * Ends the session at the server. Returns the page that ends the session at the identity provider; null if there is none or the
 * server did not respond in time.
 */
async function endAtServer(): Promise<string | null> {
  const patience = new AbortController();
  let timer = 0;
  // The race is needed because loading the module that makes the call cannot be aborted.
  const tooLong = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(() => {
      patience.abort();
      resolve(undefined);
    }, PATIENCE);
  });
  const ended = await Promise.race([request('POST /api/user/logout', {}, { signal: patience.signal }), tooLong]);
  window.clearTimeout(timer);
  return ended?.endSessionUrl ?? null;
}
