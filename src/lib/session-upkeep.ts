import { renewAhead } from './http';
import { readRefreshToken, secondsOfToken } from './session';
import { leaveWhenSessionEnds } from './session-end';
import { onSessionEvent } from './session-events';

/** So much before its end a token is replaced: pictures and downloads carry it in its cookie and cannot wait for a new one. */
const AHEAD_SECONDS = 60;
/** Between two renewals, whatever came of the first. */
const PAUSE_SECONDS = 30;

let timer: number | undefined;

/** Sets the time of the next renewal; none while nobody looks at the page, or when there is nothing to renew with. */
function plan(atLeastSeconds = 0): void {
  window.clearTimeout(timer);
  const left = secondsOfToken();
  if (readRefreshToken() === null || left === Infinity || document.visibilityState === 'hidden') return;
  timer = window.setTimeout(renewWhenDue, Math.max(left - AHEAD_SECONDS, atLeastSeconds) * 1000);
}

function renewWhenDue(): void {
  // A call or another tab may have renewed it meanwhile.
  if (secondsOfToken() > AHEAD_SECONDS) {
    plan();
    return;
  }
  const planNext = () => {
    plan(PAUSE_SECONDS);
  };
  // A failure is not the end: where it is, the session is gone and nothing is planned.
  renewAhead().then(planNext, planNext);
}

/** Keeps the token fresh while the page is looked at, and follows what other tabs do. Answers how to stop. */
export function keepSession(): () => void {
  const replan = () => {
    plan();
  };
  const stopFollowing = leaveWhenSessionEnds();
  const stopListening = onSessionEvent(replan);
  document.addEventListener('visibilitychange', replan);
  plan();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', replan);
    stopListening();
    stopFollowing();
  };
}
