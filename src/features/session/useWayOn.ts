import { useEffect, useSyncExternalStore } from 'react';
import { history } from 'umi';
import { adoptLocale } from '@/lib/i18n';
import { currentUser, isSignedIn } from '@/lib/session';
import { onSessionEvent } from '@/lib/session-events';

/** Leads a person who is signed in, or signs in in another tab, on to `backUrl`; not while the page `waits`. */
export function useWayOn(backUrl: string, waits: boolean): void {
  const signedIn = useSyncExternalStore(onSessionEvent, isSignedIn);
  useEffect(() => {
    if (!signedIn || waits) return;
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
  }, [signedIn, waits, backUrl]);
}
