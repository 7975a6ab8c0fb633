import { history } from 'umi';
import { SIGN_IN_PATH } from '@/lib/paths';
import { request } from '@/lib/api/request';
import { clearSession, isSignedIn } from '@/lib/session/session';
import { endSession } from '@/lib/session/session-end';
import { announce } from '@/lib/session/session-events';
import { forgetRecentSearches } from '@/ui/search-box/useRecentSearches';

/** So long the server has to end the session on its side, in milliseconds; who leaves a shared machine does not wait for more. */
const PATIENCE = 3000;

/** Ends the session on this machine in any case; at the server and at the identity provider where they answer soon. */
export async function signOut(): Promise<void> {
  const endSessionUrl = await endAtServer();
  clearSession();
  forgetRecentSearches();
  announce('ended');
  if (endSessionUrl) window.location.assign(endSessionUrl);
  else history.replace(SIGN_IN_PATH);
}

/** Ends the session of a person who has left the machine alone; unsaved work waits behind the request to sign in again. */
export async function signOutIdle(): Promise<void> {
  if (!isSignedIn()) return;
  await endAtServer();
  endSession('expired');
}

/** The page that ends the session at the identity provider too, if there is one and it became known in time. */
async function endAtServer(): Promise<string | null> {
  const patience = new AbortController();
  let timer = 0;
  // The module that makes the call may have to be loaded first, which cannot be aborted.
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
