import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { randomFrom } from './random';

export interface Timing {
  p50: number;
  p99: number;
}

export function timingOf(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Runs the work for each of the values, so many at a time; answers what each run answered. */
export async function together<T, V>(values: readonly T[], atOnce: number, work: (value: T) => Promise<V>): Promise<V[]> {
  const waiting = values.entries();
  const done: V[] = [];
  const worker = async (): Promise<void> => {
    for (const [place, value] of waiting) done[place] = await work(value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

const NUMBERS = 200_000;

/** Milliseconds of sorting the same numbers, the median of three times: how quick the machine is just now. */
export function yardstick(): number {
  const times = Array.from({ length: 3 }, () => {
    const random = randomFrom(NUMBERS);
    const numbers = Array.from({ length: NUMBERS }, () => random.between(0, NUMBERS));
    const began = performance.now();
    numbers.sort((a, b) => a - b);
    return performance.now() - began;
  });
  return timingOf(times).p50;
}

/** Does the work; answers what it did and for how many milliseconds this process stood still to collect garbage meanwhile. */
export async function withPauses<T>(work: () => Promise<T>): Promise<{ done: T; paused: number }> {
  let paused = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) paused += duration;
  });
  observer.observe({ entryTypes: ['gc'] });
  const done = await work();
  // Collections that just ended are reported in the next turn of the event loop.
  await setImmediate();
  observer.disconnect();
  return { done, paused };
}
