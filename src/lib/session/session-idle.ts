import { listenTo } from '../browser/listening';
import { currentUser } from './session';
import { onSessionEvent } from './session-events';
import { sessionNotice, showSessionNotice } from './session-notice';

/** So long a person has to answer the warning, in seconds. */
const WARNING_SECONDS = 60;
/** Epoch milliseconds of the last activity in any tab. */
const KEY = 'portico.active';
/** Activity closer together than this, in milliseconds, counts as one. */
const GRAIN_MS = 2_000;
const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

let timer: number | undefined;
let own = 0;

/** Storage may be forbidden: tabs then do not know of each other. */
function lastActivity(): number {
  try {
    return Math.max(own, Number(window.localStorage.getItem(KEY)));
  } catch {
    return own;
  }
}

const idleMs = (): number => (currentUser()?.idleSeconds ?? Infinity) * 1000;
const isDue = (now: number): boolean => now - lastActivity() >= idleMs();

/** The person is there; every tab hears of it. */
export function noteActivity(): void {
  own = Date.now();
  if (idleMs() === Infinity) return;
  try {
    window.localStorage.setItem(KEY, String(own));
  } catch {
    // Forbidden: this tab knows.
  }
  watch();
}

/** Moves and keys count until the warning is due; then the person has to answer it. */
function onActivity(): void {
  const now = Date.now();
  if (isDue(now)) watch();
  else if (now - own > GRAIN_MS) noteActivity();
}

/** Seconds until a person who does not answer is signed out; the same in every tab. */
export const secondsToAnswer = (): number => Math.ceil((lastActivity() + idleMs() - Date.now()) / 1000) + WARNING_SECONDS;

/** Shows or takes back the warning, and sets the time to look again. */
function watch(): void {
  window.clearTimeout(timer);
  const now = Date.now();
  const due = isDue(now);
  if (due && sessionNotice() === null) showSessionNotice('idle');
  if (!due && sessionNotice() === 'idle') showSessionNotice(null);
  if (due || idleMs() === Infinity) return;
  timer = window.setTimeout(watch, lastActivity() + idleMs() - now);
}

/** Warns a person who has not touched any tab for the time that the portal asks for, if it asks for one. Answers how to stop. */
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
