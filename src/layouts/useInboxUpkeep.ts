import { useEffect } from 'react';
import { whenIdle } from '@/lib/idle';
import { askForUnknownInbox, forgetInbox } from '@/lib/inbox';
import { useInterfaceLocale } from '@/lib/useInterfaceLocale';

/** Asks what waits for the person after the page itself is there, in each language anew. */
export function useInboxUpkeep(): void {
  const locale = useInterfaceLocale();
  useEffect(() => {
    const callOff = whenIdle(askForUnknownInbox);
    return () => {
      callOff();
      forgetInbox();
    };
  }, [locale]);
}
