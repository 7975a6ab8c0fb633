import { useEffect, useSyncExternalStore } from 'react';
import { history } from 'umi';
import { adoptLocale } from '@/lib/i18n';
import { currentUser, isSignedIn } from '@/lib/session';
import { onSessionEvent } from '@/lib/session-events';

/** Whoever is signed in, or signs in in another tab, goes on to where the login page leads; not while a ticket is exchanged. */
export function useWayOn(backUrl: string, hasTicket: boolean): void {
  const signedIn = useSyncExternalStore(onSessionEvent, isSignedIn);
  useEffect(() => {
    if (!signedIn || hasTicket) return;
    let left = false;
    const goOn = async () => {
      const locale = currentUser()?.locale;
      if (locale) await adoptLocale(locale);
      if (!left) history.replace(backUrl);
    };
    goOn().catch(console.error);
    return () => {
      left = true;
    };
  }, [signedIn, hasTicket, backUrl]);
}
