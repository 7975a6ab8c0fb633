import type { Call, CallAnswer, CallInput } from 'contract/api';
import { dropAnswers } from './answer-cache';
import { callKey } from './call-key';
import { returnPreloadedCall, takePreloadedCall } from './preloaded-response';
import { ownFailure } from './failures';
import type * as Http from './http';
import { toast } from '../browser/toasts';

/**
 * Makes a call with the session's token, like `request` of http.ts. Uses a preloaded response if it is successful. Otherwise
 * loads http.ts with axios, which the first paint does not wait for.
 */
export async function request<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: Http.RequestOptions = {},
): Promise<CallAnswer<C> | undefined> {
  const early = await earlyData(callKey(call, input));
  if (early) return options.signal?.aborted ? undefined : (early.data as CallAnswer<C>);
  const http = await loadHttp(options);
  return http?.request(call, input, options);
}

/** Makes a call that changes data, like `request`, and drops the kept answers. A failed call may have changed data as well. */
export async function requestChange<C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: Http.RequestOptions,
): Promise<CallAnswer<C> | undefined> {
  const answer = await request(call, input, options);
  dropAnswers();
  return answer;
}

/**
 * Returns the data of a preloaded response, or null. A failed response is put back, so that http.ts reports and handles it like
 * any other.
 */
async function earlyData(key: string): Promise<{ data: unknown } | null> {
  const early = takePreloadedCall(key);
  if (!early) return null;
  try {
    const response = await early.answer;
    if (response.ok) return { data: await response.clone().json() };
  } catch {
    // Unreachable, or not JSON: http.ts encounters the same failure and reports it.
  }
  returnPreloadedCall(early);
  return null;
}

/** Loads http.ts. If that fails, reports the same failure as for an unreachable server and returns null. */
async function loadHttp({ onFailure, quiet }: Http.RequestOptions): Promise<typeof Http | null> {
  try {
    return await import('./http');
  } catch (error) {
    const failure = ownFailure('request.unreachable');
    console.error('error request', error);
    if (!quiet?.(failure)) toast('error', failure.message);
    onFailure?.(failure);
    return null;
  }
}
