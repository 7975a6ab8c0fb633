import { buildOf } from '../browser/build';
import { isSeeAsTab } from '../session/see-as';
import { readUserInfo } from '../session/session';
import { onSessionEvent } from '../session/session-events';
import { isAnotherPerson } from '../session/session-person';

/** Maximum number of answers that are kept: those of some twenty pages. */
const MAX_ANSWERS = 60;
/** Maximum age of a kept answer, in milliseconds. */
const MAX_AGE_MS = 5 * 60_000;
/** Storage key of the answers that are passed to the next load of this tab, and their maximum number and length in characters. */
const LEFT_KEY = 'portico.answers';
const MAX_LEFT = 12;
const MAX_LEFT_LENGTH = 500_000;

interface Kept {
  data: unknown;
  /** Time in epoch milliseconds. */
  at: number;
}

/** Kept answers that one load of this tab passes to the next. */
interface LeftAnswers {
  /** Person whom they belong to, with roles and department, as stored in the cookie. */
  person: string;
  /** Build that stored them. Other builds may not understand them. */
  build: string | undefined;
  answers: [key: string, answer: Kept][];
}

/** Kept answers by key, the least recently used first. */
const kept = new Map<string, Kept>();
let generation = 0;

/** Returns a number that changes whenever the kept answers are dropped. */
export const answerGeneration = (): number => generation;

/** Returns the answer kept for the key, or undefined if there is none or it is too old. */
export function keptAnswer(key: string): unknown {
  const answer = kept.get(key);
  if (!answer) return undefined;
  kept.delete(key);
  if (Date.now() - answer.at > MAX_AGE_MS) return undefined;
  kept.set(key, answer);
  return answer.data;
}

/** Keeps an answer that was requested in the given generation. An answer requested before the last drop may be outdated: it is ignored. */
export function keepAnswer(key: string, data: unknown, requestedIn: number): void {
  if (requestedIn !== generation) return;
  kept.delete(key);
  kept.set(key, { data, at: Date.now() });
  const [oldest] = kept.keys();
  if (kept.size > MAX_ANSWERS && oldest !== undefined) kept.delete(oldest);
}

/** Drops all kept answers, after the person has changed something or the session has ended. */
export function dropAnswers(): void {
  kept.clear();
  generation += 1;
  takeLeft();
}

/** Passes the most recently used answers to the next load of this tab, for the same person; none if another one has signed in since. */
export function leaveAnswers(): void {
  const person = readUserInfo();
  if (person === null || isAnotherPerson() || isSeeAsTab() || !kept.size) return;
  const left: LeftAnswers = { person, build: buildOf(document), answers: [...kept].slice(-MAX_LEFT) };
  const text = JSON.stringify(left);
  try {
    if (text.length <= MAX_LEFT_LENGTH) sessionStorage.setItem(LEFT_KEY, text);
  } catch {
    // Storage is blocked or full: the next load waits for the server.
  }
}

/** Takes over the answers from the previous load of this tab, if the same person is signed in and the build is the same. */
export function takeLeftAnswers(): void {
  const left = takeLeft();
  if (left?.person !== readUserInfo() || left.build !== buildOf(document) || isSeeAsTab()) return;
  for (const [key, answer] of left.answers) kept.set(key, answer);
}

/** Removes the answers of the previous load from storage and returns them. */
function takeLeft(): LeftAnswers | null {
  try {
    const text = sessionStorage.getItem(LEFT_KEY);
    if (text === null) return null;
    sessionStorage.removeItem(LEFT_KEY);
    return JSON.parse(text) as LeftAnswers;
  } catch {
    // Storage is blocked, or the stored text is not valid.
    return null;
  }
}

onSessionEvent((event) => {
  if (event !== 'signed-in') dropAnswers();
});
