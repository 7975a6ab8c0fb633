import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { askForUnknownInbox, forgetInbox, useIsInboxMissing } from '@/entities/notice/inbox';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';

/** Asks what waits for the person after the page itself is there, in each language anew. */
export function useInboxUpkeep(): void {
  const locale = useInterfaceLocale();
  const missing = useIsInboxMissing();
  useEffect(() => (missing ? whenIdle(askForUnknownInbox) : undefined), [missing, locale]);
  useEffect(() => forgetInbox, [locale]);
}
