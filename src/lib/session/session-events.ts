import { SESSION_CHANNEL } from '../browser/session-channel';

/**
 * Events of the session, sent to every tab of this browser. `ended` is deliberate; `expired` is not. `person-changed`: a token
 * refresh returned another role, name or department of the same person.
 */
export type SessionEvent = 'signed-in' | 'person-changed' | 'expired' | 'ended';

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(SESSION_CHANNEL);
  opened.onmessage = ({ data }: MessageEvent<SessionEvent>) => {
    tellThisTab(data);
  };
  return opened;
}

export function tellThisTab(event: SessionEvent): void {
  for (const listener of [...listeners]) listener(event);
}

/** Sends the event to this tab synchronously and to the other tabs through the channel. */
export function announce(event: SessionEvent): void {
  tellThisTab(event);
  channel ??= openChannel();
  channel.postMessage(event);
}

/** Subscribes to session events. Returns an unsubscribe function; the last listener to unsubscribe closes the channel. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  channel ??= openChannel();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}
