import { useEffect, useSyncExternalStore } from 'react';
import { isServerPath } from 'contract/core/paths';
import { adoptLocale } from '@/lib/i18n/i18n';
import { request } from '@/lib/api/request';
import { currentUser, isSignedIn } from '@/lib/session/session';
import { onSessionEvent } from '@/lib/session/session-events';
import { goOnTo } from './goOnTo';

/** Leads a person who is signed in, or signs in in another tab, on to `backUrl`; not while the page `waits`. */
export function useRedirectAfterLogin(backUrl: string, waits: boolean): void {
  const signedIn = useSyncExternalStore(onSessionEvent, isSignedIn);
  useEffect(() => {
    if (!signedIn || waits) return;
    let left = false;
    const goOn = async () => {
      const locale = currentUser()?.locale;
      if (locale) await adoptLocale(locale);
      if (isServerPath(backUrl) && !(await isSessionValid())) return;
      if (!left) goOnTo(backUrl);
    };
    goOn().catch(console.error);
    return () => {
      left = true;
    };
  }, [signedIn, waits, backUrl]);
}

/**
 * Returns whether the server takes the session, whose token is renewed where it has expired. Without one the server would lead from its
 * own address back to the login page, and that on again.
 */
const isSessionValid = async (): Promise<boolean> => (await request('GET /api/user/session/list', undefined)) !== undefined;
