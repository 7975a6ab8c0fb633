import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { askForUnknownInbox, forgetInbox, useIsInboxMissing } from '@/entities/notice/inbox';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';

/** Requests the inbox when the browser is idle after the page has loaded, and again for each change of language. */
export function useInboxRefresh(): void {
  const locale = useInterfaceLocale();
  const missing = useIsInboxMissing();
  useEffect(() => (missing ? whenIdle(askForUnknownInbox) : undefined), [missing, locale]);
  useEffect(() => forgetInbox, [locale]);
}
