import type { CallAnswer } from 'contract/api';
import type { NoticeInbox } from 'contract/notice';
import { WHOLE_HOME } from '@/entities/home/home-call';
import { callKey } from '@/lib/api/call-key';
import { peekPreloadedData } from '@/lib/api/preloaded-response';

/**
 * Returns the inbox that came with the page from the server or with the home page's preloaded response, before the first render;
 * undefined if none did.
 */
export function inboxOfPage(): NoticeInbox | undefined {
  const home = peekPreloadedData(callKey('POST /api/home', WHOLE_HOME)) as CallAnswer<'POST /api/home'> | undefined;
  return home?.inbox ?? (peekPreloadedData(callKey('POST /api/notice/inbox', {})) as NoticeInbox | undefined);
}
