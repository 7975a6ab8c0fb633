import { refreshAhead } from '../../lib/api/http';
import { listenTo } from '../../lib/browser/listening';
import { isSignedIn, readRefreshToken, secondsOfToken } from '../../lib/session/session';
import { eraseForeignPages } from '../../lib/session/offline-erasing';
import { followSession } from '../../lib/session/session-end';
import { onSessionEvent, tellThisTab } from '../../lib/session/session-events';
import { watchIdleness } from '../../lib/session/session-idle';

/**
 * Time before its expiry at which a token is refreshed. Images and downloads send the token in a cookie and cannot wait for a new
 * one.
 */
const AHEAD_SECONDS = 60;
/** Minimum pause between two refreshes, whatever the result of the first. */
const PAUSE_SECONDS = 30;
/** Maximum timer duration. Timers pause while the machine sleeps, so a longer one could fire too late. */
const MAX_TIMER_SECONDS = 30;
/** Minimum backward step of the clock that counts as set back, in milliseconds. */
const CLOCK_STEP_MS = 5_000;

let timer: number | undefined;
let notBefore = 0;
let clockAhead = 0;

/** Returns how far the system clock is ahead of the monotonic clock; the difference grows while the machine sleeps. */
const aheadOfSteadyClock = (): number => Date.now() - performance.now();

/** Schedules the next check. Does nothing while the page is hidden or if there is no refresh token. */
function plan(): void {
  window.clearTimeout(timer);
  const left = secondsOfToken();
  if (readRefreshToken() === null || left === Infinity || document.visibilityState === 'hidden') return;
  const due = Math.max(left - AHEAD_SECONDS, (notBefore - performance.now()) / 1000, 0);
  timer = window.setTimeout(renewWhenDue, Math.min(due, MAX_TIMER_SECONDS) * 1000);
}

function renewWhenDue(): void {
  // A call or another tab may have refreshed the token already.
  const isDue = secondsOfToken() <= AHEAD_SECONDS || wasClockSetBack();
  if (!isDue || performance.now() < notBefore) {
    plan();
    return;
  }
  // Also continues after a failure. If it ended the session, `plan` does nothing.
  const planNext = () => {
    notBefore = performance.now() + PAUSE_SECONDS * 1000;
    plan();
  };
  refreshAhead().then(planNext, planNext);
}

/**
 * Returns whether the clock was set back since the last check. Expiry times were stored by the earlier clock and then seem
 * further away than they are.
 */
function wasClockSetBack(): boolean {
  const before = clockAhead;
  clockAhead = aheadOfSteadyClock();
  return clockAhead < before - CLOCK_STEP_MS;
}

/** Checks the cookies after the tab was hidden or frozen, because it may have missed a change of the session. */
function wake(): void {
  if (document.visibilityState === 'visible') tellThisTab(isSignedIn() ? 'signed-in' : 'expired');
}

/**
 * Refreshes the token while the page is visible, follows session changes in other tabs, and erases kept pages of anyone who is no
 * longer signed in. Returns a function that stops all of this.
 */
export function keepSession(): () => void {
  notBefore = 0;
  clockAhead = aheadOfSteadyClock();
  const stops = [
    onSessionEvent(followSession),
    onSessionEvent(plan),
    onSessionEvent(() => void eraseForeignPages()),
    watchIdleness(),
    listenTo(document, ['visibilitychange'], plan),
    listenTo(document, ['visibilitychange', 'resume'], wake),
    listenTo(window, ['pageshow', 'online', 'focus'], wake),
  ];
  plan();
  void eraseForeignPages();
  return () => {
    window.clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
