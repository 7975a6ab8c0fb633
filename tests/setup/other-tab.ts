import type { SessionEvent } from '@/lib/session/session-events';

/** Sends a session event as another tab of this browser. */
export function tellFromOtherTab(event: SessionEvent): void {
  const otherTab = new BroadcastChannel('portico.session');
  otherTab.postMessage(event);
  // Messages already posted are still delivered.
  otherTab.close();
}
