import { onSessionEvent } from '../session/session-events';

/** Maximum number of answers that are kept: those of some twenty pages. */
const MAX_ANSWERS = 60;
/** Maximum age of a kept answer, in milliseconds. */
const MAX_AGE_MS = 5 * 60_000;

interface Kept {
  data: unknown;
  /** Time in milliseconds since the page was loaded. */
  at: number;
}

/** Kept answers by key, the least recently used first. They are kept in memory only, so a reload or another person's page has none. */
const kept = new Map<string, Kept>();
let generation = 0;

/** Returns a number that changes whenever the kept answers are dropped. */
export const answerGeneration = (): number => generation;

/** Returns the answer kept for the key, or undefined if there is none or it is too old. */
export function keptAnswer(key: string): unknown {
  const answer = kept.get(key);
  if (!answer) return undefined;
  kept.delete(key);
  if (performance.now() - answer.at > MAX_AGE_MS) return undefined;
  kept.set(key, answer);
  return answer.data;
}

/** Keeps an answer that was requested in the given generation. An answer requested before the last drop may be outdated: it is ignored. */
export function keepAnswer(key: string, data: unknown, requestedIn: number): void {
  if (requestedIn !== generation) return;
  kept.delete(key);
  kept.set(key, { data, at: performance.now() });
  const [oldest] = kept.keys();
  if (kept.size > MAX_ANSWERS && oldest !== undefined) kept.delete(oldest);
}

/** Drops all kept answers, after the person has changed something or the session has ended. */
export function dropAnswers(): void {
  kept.clear();
  generation += 1;
}

onSessionEvent((event) => {
  if (event !== 'signed-in') dropAnswers();
});
