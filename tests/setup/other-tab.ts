import type { SessionEvent } from '@/lib/session/session-events';

/** Another tab of this browser tells what has happened to the session. */
export function tellFromOtherTab(event: SessionEvent): void {
  const otherTab = new BroadcastChannel('portico.session');
  otherTab.postMessage(event);
  // Messages that were posted are still delivered.
  otherTab.close();
}
