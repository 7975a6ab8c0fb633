import { useEffect } from 'react';
import { whenIdle } from '@/lib/idle';
import { askForUnknownInbox, forgetInbox, useIsInboxMissing } from '@/lib/inbox';
import { useInterfaceLocale } from '@/lib/useInterfaceLocale';

/** Asks what waits for the person after the page itself is there, in each language anew. */
export function useInboxUpkeep(): void {
  const locale = useInterfaceLocale();
  const missing = useIsInboxMissing();
  useEffect(() => (missing ? whenIdle(askForUnknownInbox) : undefined), [missing, locale]);
  useEffect(() => forgetInbox, [locale]);
}
