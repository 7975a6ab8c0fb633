import type { NoticeInbox } from 'contract/notice';
import { useStore } from '@/lib/browser/useStore';
import { request, requestChange } from '../../lib/api/request';

interface InboxState {
  /** Null until it is loaded. */
  inbox: NoticeInbox | null;
  /** True if the last request failed. */
  failed: boolean;
}

const UNKNOWN: InboxState = { inbox: null, failed: false };

let state = UNKNOWN;
let asking: AbortController | null = null;
/** True while another call of the page is expected to return the inbox. */
let coming = false;
const listeners = new Set<() => void>();
const allReadListeners = new Set<() => void>();

const listen =
  (to: Set<() => void>) =>
  (listener: () => void): (() => void) => {
    to.add(listener);
    return () => {
      to.delete(listener);
    };
  };

const onInbox = listen(listeners);
/** Subscribes to the event that all notices were marked as read. Returns an unsubscribe function. */
export const onAllRead = listen(allReadListeners);

function show(next: InboxState): void {
  state = next;
  for (const listener of listeners) listener();
}

function change(part: Partial<NoticeInbox>): void {
  if (state.inbox) putInbox({ ...state.inbox, ...part });
}

/** Returns the state of the inbox, shared by the header, the alert and the home page. */
export const useInbox = (): InboxState => useStore(onInbox, () => state);

const isMissing = (): boolean => !state.inbox && !state.failed && !coming;

/** Returns whether the inbox is neither loaded nor failed, and is not expected with a call of the page. */
export const useIsInboxMissing = (): boolean => useStore(onInbox, isMissing);

/** Stores an inbox that came with another response, and aborts a pending request, which would return older data. */
export function putInbox(inbox: NoticeInbox): void {
  asking?.abort();
  show({ inbox, failed: false });
}

export async function askForInbox(): Promise<void> {
  asking?.abort();
  const { signal } = (asking = new AbortController());
  if (state.failed) show(UNKNOWN);
  const inbox = await request('POST /api/notice/inbox', {}, { signal, quiet: ({ status }) => status === 0 });
  if (signal.aborted) return;
  show(inbox ? { inbox, failed: false } : { ...state, failed: true });
}

/** Requests the inbox unless it is known or another call is expected to return it. */
export function askForUnknownInbox(): void {
  if (!state.inbox && !coming) void askForInbox();
}

/** Marks the inbox as expected with a call of the page. Returns a function that ends this state. */
export function expectInbox(): () => void {
  coming = true;
  show(state);
  return () => {
    coming = false;
    show(state);
  };
}

/**
 * Reloads the inbox after the person has read or confirmed a notice. Does nothing if it was never requested, because no data can
 * be out of date.
 */
export function refreshInbox(): void {
  if (asking ?? state.inbox) void askForInbox();
}

/** Clears the inbox when the language changes or another person signs in. */
export function forgetInbox(): void {
  asking?.abort();
  asking = null;
  show(UNKNOWN);
}

export async function markAllRead(): Promise<void> {
  const marked = await requestChange('POST /api/notice/markAllRead', {});
  if (!marked) return;
  const mustRead = state.inbox?.mustRead.map((notice) => ({ ...notice, read: true }));
  change({ unread: marked.unread, latest: [], ...(mustRead && { mustRead }) });
  for (const listener of allReadListeners) listener();
}

/**
 * Dismisses the alert immediately, and restores it if the server rejects that. On success the inbox is reloaded, which may bring
 * the next urgent notice. Also works for a remembered alert while the inbox is still loading.
 */
export async function dismissAlert(id: string): Promise<void> {
  const alert = state.inbox?.alert;
  change({ alert: null });
  const dismissed = await requestChange('POST /api/notice/alert/dismiss', { id });
  if (dismissed || !alert) await askForInbox();
  else change({ alert });
}
