import { listenTo } from '../browser/listening';
import { currentUser } from './session';
import { onSessionEvent } from './session-events';
import { sessionNotice, showSessionNotice } from './session-notice';

/** Number of seconds that a person has to respond to the warning. */
const WARNING_SECONDS = 60;
/** Epoch milliseconds of the last activity in any tab. */
const KEY = 'portico.active';
/** Minimum time between two recorded activities, in milliseconds. */
const GRAIN_MS = 2_000;
const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

let timer: number | undefined;
let own = 0;

/** Returns the time of the last activity in any tab; only in this tab if storage is blocked. */
function lastActivity(): number {
  try {
    return Math.max(own, Number(window.localStorage.getItem(KEY)));
  } catch {
    return own;
  }
}

const idleMs = (): number => (currentUser()?.idleSeconds ?? Infinity) * 1000;
const isDue = (now: number): boolean => now - lastActivity() >= idleMs();

/** Records activity of the person, for all tabs. */
export function noteActivity(): void {
  own = Date.now();
  if (idleMs() === Infinity) return;
  try {
    window.localStorage.setItem(KEY, String(own));
  } catch {
    // Storage is blocked: only this tab records the activity.
  }
  watch();
}

/** Records activity until the warning is due; after that, the person must respond to the warning. */
function onActivity(): void {
  const now = Date.now();
  if (isDue(now)) watch();
  else if (now - own > GRAIN_MS) noteActivity();
}

/** Returns the seconds until a person who does not respond is signed out; the same in every tab. */
export const secondsToAnswer = (): number => Math.ceil((lastActivity() + idleMs() - Date.now()) / 1000) + WARNING_SECONDS;

/** Shows or hides the warning and schedules the next check. */
function watch(): void {
  window.clearTimeout(timer);
  const now = Date.now();
  const due = isDue(now);
  if (due && sessionNotice() === null) showSessionNotice('idle');
  if (!due && sessionNotice() === 'idle') showSessionNotice(null);
  if (due || idleMs() === Infinity) return;
  timer = window.setTimeout(watch, lastActivity() + idleMs() - now);
}

/**
 * Warns a person who has not used any tab for the configured idle time, if one is configured. Returns a function that stops this.
 */
export function watchIdleness(): () => void {
  const stops = [
    listenTo(window, ACTIVITIES, onActivity),
    listenTo(window, ['storage'], watch),
    listenTo(document, ['visibilitychange'], watch),
    onSessionEvent(watch),
  ];
  noteActivity();
  return () => {
    window.clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
