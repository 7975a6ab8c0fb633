import { history } from 'umi';
import { SIGN_IN_PATH } from '@/lib/paths';
import { request } from '@/lib/api/request';
import { eraseOfflineUnlessOf } from '@/lib/session/offline-erasing';
import { clearSession, isSignedIn } from '@/lib/session/session';
import { endSession } from '@/lib/session/session-end';
import { announce } from '@/lib/session/session-events';
import { forgetRecentSearches } from '@/ui/search-box/useRecentSearches';

/**
 * Maximum time that the server gets to end the session, and the browser to erase kept pages, in milliseconds. A person who leaves a
 * shared machine should not wait longer.
 */
const PATIENCE = 3000;

/**
 * Ends the session in this browser in any case, and at the server and the identity provider if they respond in time. Starts to erase
 * kept pages first, because the server may not respond, and erases them again at the end, because another tab may have kept more.
 */
export async function signOut(): Promise<void> {
  const erased = eraseOfflineUnlessOf(null);
  const endSessionUrl = await endAtServer();
  clearSession();
  announce('ended');
  forgetRecentSearches();
  await withTimeout(Promise.all([erased, eraseOfflineUnlessOf(null)])).catch(console.error);
  if (endSessionUrl) window.location.assign(endSessionUrl);
  else history.replace(SIGN_IN_PATH);
}

/** Ends the session after a long time without activity. Unsaved work stays behind the dialog to sign in again. */
export async function signOutIdle(): Promise<void> {
  if (!isSignedIn()) return;
  eraseOfflineUnlessOf(null).catch(console.error);
  await endAtServer();
  endSession('expired');
}

/**
 * Ends the session at the server. Returns the page that ends the session at the identity provider; null if there is none or the
 * server did not respond in time.
 */
async function endAtServer(): Promise<string | null> {
  const patience = new AbortController();
  const ended = await withTimeout(request('POST /api/user/logout', {}, { signal: patience.signal }));
  patience.abort();
  return ended?.endSessionUrl ?? null;
}

/** Resolves to the result of `work`, or to undefined after `PATIENCE` milliseconds. */
async function withTimeout<T>(work: Promise<T>): Promise<T | undefined> {
  let timer = 0;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(resolve, PATIENCE, undefined);
  });
  const result = await Promise.race([work, tooLong]);
  window.clearTimeout(timer);
  return result;
}
