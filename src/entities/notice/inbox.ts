import { useSyncExternalStore } from 'react';
import type { NoticeInbox } from 'contract/notice';
import { request } from '../../lib/api/request';

interface InboxState {
  /** Null while it is not known. */
  inbox: NoticeInbox | null;
  /** It was asked for in vain. */
  failed: boolean;
}

const UNKNOWN: InboxState = { inbox: null, failed: false };

let state = UNKNOWN;
let asking: AbortController | null = null;
/** It comes with what the page itself asks for. */
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
/** Told when all notices have come to count as read. */
export const onAllRead = listen(allReadListeners);

function show(next: InboxState): void {
  state = next;
  for (const listener of listeners) listener();
}

function change(part: Partial<NoticeInbox>): void {
  if (state.inbox) putInbox({ ...state.inbox, ...part });
}

/** Returns the state of the inbox, shared by the header, the alert and the home page. */
export const useInbox = (): InboxState => useSyncExternalStore(onInbox, () => state);

const isMissing = (): boolean => !state.inbox && !state.failed && !coming;

/** Returns whether the inbox has neither been requested nor failed, and does not come with the page. */
export const useIsInboxMissing = (): boolean => useSyncExternalStore(onInbox, isMissing);

/** Takes an inbox that came with another answer; whatever is on its way is older. */
export function putInbox(inbox: NoticeInbox): void {
  asking?.abort();
  show({ inbox, failed: false });
}

export async function askForInbox(): Promise<void> {
  asking?.abort();
  const { signal } = (asking = new AbortController());
  if (state.failed) show(UNKNOWN);
  const inbox = await request('POST /api/notice/inbox', {}, { signal });
  if (signal.aborted) return;
  show(inbox ? { inbox, failed: false } : { ...state, failed: true });
}

/** Not when the inbox has come already with another answer, or is about to. */
export function askForUnknownInbox(): void {
  if (!state.inbox && !coming) void askForInbox();
}

/** The page has asked for something that the inbox comes with; answers how to say that this is over. */
export function expectInbox(): () => void {
  coming = true;
  show(state);
  return () => {
    coming = false;
    show(state);
  };
}

/** The person has read or confirmed something. Before the first ask nothing is known that could be out of date. */
export function refreshInbox(): void {
  if (asking ?? state.inbox) void askForInbox();
}

/** Another language asks again, and another person must find nothing. */
export function forgetInbox(): void {
  asking?.abort();
  asking = null;
  show(UNKNOWN);
}

export async function markAllRead(): Promise<void> {
  const marked = await request('POST /api/notice/markAllRead', {});
  if (!marked) return;
  const mustRead = state.inbox?.mustRead.map((notice) => ({ ...notice, read: true }));
  change({ unread: marked.unread, latest: [], ...(mustRead && { mustRead }) });
  for (const listener of allReadListeners) listener();
}

/**
 * It disappears at once, and comes back when the server does not take note of it. The next urgent notice may follow. Also for an alert
 * that is known from before, while the inbox is on its way.
 */
export async function dismissAlert(id: string): Promise<void> {
  const alert = state.inbox?.alert;
  change({ alert: null });
  const dismissed = await request('POST /api/notice/alert/dismiss', { id });
  if (dismissed || !alert) await askForInbox();
  else change({ alert });
}
