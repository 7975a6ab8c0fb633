import type { Call, CallAnswer, CallInput } from 'contract/api';
import { callKey } from './call-key';
import { returnPreloadedCall, takePreloadedCall } from './preloaded-response';
import { ownFailure } from './failures';
import type * as Http from './http';
import { toast } from '../browser/toasts';

/**
 * A call with the session's token, as `request` of http.ts makes it. A good answer that is already on its way is taken as it is;
 * for everything else axios and its rules come, which the first paint does not wait for.
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

/** A refusal or a broken answer is put back: it is told and handled like that of any other call. */
async function earlyData(key: string): Promise<{ data: unknown } | null> {
  const early = takePreloadedCall(key);
  if (!early) return null;
  try {
    const response = await early.answer;
    if (response.ok) return { data: await response.clone().json() };
  } catch {
    // Unreachable, or not JSON: http.ts meets the same failure and tells it.
  }
  returnPreloadedCall(early);
  return null;
}

/** A call fails like one that reaches no server when what makes it cannot be loaded. */
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
