/**
 * Runs in the head of the HTML. Sets the language and theme before the first paint and starts the page's first calls while the
 * program loads, unless the page came with their answers. `src/lib/api/preloaded-response.ts` takes the responses, so anything
 * omitted here (refreshing the token, handling errors) happens there as for any other call.
 */
import { isPast } from 'contract/core/cookies';
import { RENDERED_ATTRIBUTE } from 'contract/core/page-rendering';
import { plannedCalls, type PlannedCall } from './plan';
import { addressOf, TIMEOUT_MS, urlOf } from '../lib/api/call-address';
import { callKey } from '../lib/api/call-key';
import type { PreloadedCall } from '../lib/api/preloaded-response';
import { isSeeAsTab } from '../lib/session/see-as';
import { cookie, settleLocale, settleTheme, showFirstFrame, takeFailedFilesAway } from '../lib/browser/first-paint';
import { startServiceWorker } from '../lib/browser/service-worker';

function liveToken(): string | null {
  const deadline = cookie('token_deadtime');
  const token = cookie('token');
  return token === undefined || (deadline !== undefined && isPast(Number(deadline))) ? null : token;
}

function start({ call, input }: PlannedCall, token: string): Promise<Response> {
  const { method, body, ...address } = addressOf(call, input);
  return fetch(urlOf(address), {
    method,
    credentials: 'include',
    headers: {
      authorization: token,
      'accept-language': document.documentElement.lang,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

function beginCalls(): void {
  const token = liveToken();
  if (token === null || isSeeAsTab()) return;
  if (document.documentElement.hasAttribute(RENDERED_ATTRIBUTE)) {
    window.__portico = { early: [], token };
    return;
  }
  const early = plannedCalls(location.pathname, location.search).map((planned) => {
    const answer = start(planned, token);
    const settled = answer
      .then(async (response) => {
        if (response.ok) call.data = await response.clone().json();
      })
      // The caller that takes the response handles its failure; until then the rejection must not be reported as unhandled.
      .catch(() => undefined);
    const call: PreloadedCall = { key: callKey(planned.call, planned.input), token, answer, settled };
    return call;
  });
  window.__portico = { early };
}

settleLocale();
// Start the calls first, because access to the device's storage may be slow. Nothing is painted before this script ends.
try {
  beginCalls();
} finally {
  settleTheme();
  showFirstFrame(isSeeAsTab());
  takeFailedFilesAway();
  startServiceWorker();
}
