import { useEffect } from 'react';
import { isServerPath } from 'contract/core/paths';
import { useStore } from '@/lib/browser/useStore';
import { adoptLocale } from '@/lib/i18n/i18n';
import { request } from '@/lib/api/request';
import { currentUser, isSignedIn } from '@/lib/session/session';
import { onSessionEvent } from '@/lib/session/session-events';
import { continueTo } from './continue-to';

/** Redirects to `backUrl` once the person is signed in, also by another tab; not while `waits` is true. */
export function useRedirectAfterLogin(backUrl: string, waits: boolean): void {
  const signedIn = useStore(onSessionEvent, isSignedIn);
  useEffect(() => {
    if (!signedIn || waits) return;
    let left = false;
    const goOn = async () => {
      const locale = currentUser()?.locale;
      if (locale) await adoptLocale(locale);
      if (isServerPath(backUrl) && !(await isSessionValid())) return;
      if (!left) continueTo(backUrl);
    };
    goOn().catch(console.error);
    return () => {
      left = true;
    };
  }, [signedIn, waits, backUrl]);
}

/**
 * Returns whether the server accepts the session; an expired token is refreshed. Redirecting to a server path with an invalid
 * session would cause a loop, because the server redirects back to the login page.
 */
const isSessionValid = async (): Promise<boolean> => (await request('GET /api/user/session/list', undefined)) !== undefined;
