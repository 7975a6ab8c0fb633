import { readToken } from '../session/session';

/** An answer that the script in the HTML has begun to fetch while the program was still loading. */
export interface PreloadedCall {
  key: string;
  /** With which it was made. */
  token: string;
  answer: Promise<Response>;
  /** When `data` is there, or never will be. */
  settled: Promise<void>;
  /** Data of a successful response, once it has arrived. */
  data?: unknown;
}

declare global {
  interface Window {
    __portico?: { early: PreloadedCall[] };
  }
}

/** After so long since the page began to load, an early answer that nobody took is old. */
const MAX_AGE_MS = 60_000;

/** The early call of this key, once: whoever asks again wants a new answer. One of a token that was replaced since is of no use. */
export function takePreloadedCall(key: string): PreloadedCall | null {
  if (performance.now() > MAX_AGE_MS) return null;
  const early = window.__portico?.early ?? [];
  const index = early.findIndex((call) => call.key === key);
  const [call] = early.splice(index, index < 0 ? 0 : 1);
  return call && call.token === readToken() ? call : null;
}

/** Returns the preloaded data for this key without consuming it, for the first render. */
export function peekPreloadedData(key: string): unknown {
  const call = window.__portico?.early.find((one) => one.key === key);
  return call?.token === readToken() ? call.data : undefined;
}

/** An answer that is about to come is worth so much of a wait: a skeleton costs a render of its own, and one that is gone at once only flickers. */
const MAX_WAIT_MS = 300;

/** Until what the page has asked for is there for its first render, or would take too long. */
export async function waitForPreload(): Promise<void> {
  const settled = (window.__portico?.early ?? []).map((call) => call.settled);
  if (settled.length) await Promise.race([Promise.all(settled), new Promise((late) => setTimeout(late, MAX_WAIT_MS))]);
}

/** Leaves a call for the next who asks. */
export function returnPreloadedCall(call: PreloadedCall): void {
  window.__portico?.early.push(call);
}

/** A fetch that answers with what is already on its way, and that can be called off like any other. */
export const preloadedFetch =
  (answer: Promise<Response>): typeof fetch =>
  (request) =>
    new Promise((resolve, reject) => {
      if (request instanceof Request) {
        const { signal } = request;
        signal.addEventListener('abort', () => {
          reject(signal.reason instanceof Error ? signal.reason : new Error('called off'));
        });
      }
      answer.then(resolve, reject);
    });
