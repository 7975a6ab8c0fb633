import { refreshAhead } from '../../lib/api/http';
import { listenTo } from '../../lib/browser/listening';
import { isSignedIn, readRefreshToken, secondsOfToken } from '../../lib/session/session';
import { followSession } from '../../lib/session/session-end';
import { onSessionEvent, tellThisTab } from '../../lib/session/session-events';
import { watchIdleness } from '../../lib/session/session-idle';

/** So much before its end a token is replaced: pictures and downloads carry it in its cookie and cannot wait for a new one. */
const AHEAD_SECONDS = 60;
/** Between two renewals, whatever came of the first. */
const PAUSE_SECONDS = 30;
/** A timer stands still while the machine sleeps, so none is set for longer. */
const MAX_TIMER_SECONDS = 30;
/** A clock that goes back by so much was set. */
const CLOCK_STEP_MS = 5_000;

let timer: number | undefined;
let notBefore = 0;
let clockAhead = 0;

/** Returns how far the system clock is ahead of the monotonic clock; the difference grows while the machine sleeps. */
const aheadOfSteadyClock = (): number => Date.now() - performance.now();

/** Sets the time of the next look; none while nobody looks at the page, or when there is nothing to renew with. */
function plan(): void {
  window.clearTimeout(timer);
  const left = secondsOfToken();
  if (readRefreshToken() === null || left === Infinity || document.visibilityState === 'hidden') return;
  const due = Math.max(left - AHEAD_SECONDS, (notBefore - performance.now()) / 1000, 0);
  timer = window.setTimeout(renewWhenDue, Math.min(due, MAX_TIMER_SECONDS) * 1000);
}

function renewWhenDue(): void {
  // A call or another tab may have renewed it meanwhile.
  const isDue = secondsOfToken() <= AHEAD_SECONDS || wasClockSetBack();
  if (!isDue || performance.now() < notBefore) {
    plan();
    return;
  }
  // A failure is not the end: where it is, the session is gone and nothing is planned.
  const planNext = () => {
    notBefore = performance.now() + PAUSE_SECONDS * 1000;
    plan();
  };
  refreshAhead().then(planNext, planNext);
}

/** The deadlines were written by the clock of before, and seem further away than they are. */
function wasClockSetBack(): boolean {
  const before = clockAhead;
  clockAhead = aheadOfSteadyClock();
  return clockAhead < before - CLOCK_STEP_MS;
}

/** A tab that was asleep or frozen may have missed what happened to the session: the cookies tell. */
function wake(): void {
  if (document.visibilityState === 'visible') tellThisTab(isSignedIn() ? 'signed-in' : 'expired');
}

/** Keeps the token fresh while the page is looked at, and follows what other tabs do. Answers how to stop. */
export function keepSession(): () => void {
  notBefore = 0;
  clockAhead = aheadOfSteadyClock();
  const stops = [
    onSessionEvent(followSession),
    onSessionEvent(plan),
    watchIdleness(),
    listenTo(document, ['visibilitychange'], plan),
    listenTo(document, ['visibilitychange', 'resume'], wake),
    listenTo(window, ['pageshow', 'online', 'focus'], wake),
  ];
  plan();
  return () => {
    window.clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
