import { keptAnswer } from './answer-cache';
import { answerKey } from './call-key';
import { interfaceLocale } from '../i18n/interface-locale';
import { readToken } from '../session/session';

/** A call that the script in the HTML started while the program was loading, or that the server made for the page. */
export interface PreloadedCall {
  key: string;
  /** Token that the call was made with. */
  token: string;
  answer: Promise<Response>;
  /** Resolves when `data` is set or can no longer be set. */
  settled: Promise<void>;
  /** Data of a successful response, once it has arrived. */
  data?: unknown;
}

declare global {
  interface Window {
    __portico?: {
      early: PreloadedCall[];
      /** Token of the person for whom the server rendered the page; not given if it did not. */
      token?: string;
    };
  }
}

/** Maximum age of an unused preloaded response, in milliseconds since the page started loading. */
const MAX_AGE_MS = 60_000;

/**
 * Returns the preloaded call of this key and removes it, so that later calls request new data. Returns null if there is none, its
 * token has since been replaced, or it is too old.
 */
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

/**
 * Maximum time that the first render waits for preloaded data, in milliseconds. A skeleton costs an extra render, and one that is
 * replaced immediately only flickers.
 */
const MAX_WAIT_MS = 300;

/** Resolves when all preloaded calls that have no kept answer to show have settled, or after `MAX_WAIT_MS`. */
export async function waitForPreload(): Promise<void> {
  const awaited = (window.__portico?.early ?? []).filter(
    ({ key }) => keptAnswer(answerKey(interfaceLocale(), key)) === undefined,
  );
  const settled = awaited.map((call) => call.settled);
  if (settled.length) await Promise.race([Promise.all(settled), new Promise((late) => setTimeout(late, MAX_WAIT_MS))]);
}

/** Puts a call back for the next caller. */
export function returnPreloadedCall(call: PreloadedCall): void {
  window.__portico?.early.push(call);
}

/** Returns a fetch function that resolves to a response already requested, and that can be aborted like any other. */
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
