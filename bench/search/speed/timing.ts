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

/** Runs the work for each value, at most `atOnce` concurrently, and returns the results in the order of the values. */
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

/** Returns the milliseconds to sort fixed numbers, as the median of three runs: a measure of the machine's current speed. */
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

/** Runs the work and returns its result, and the milliseconds that this process spent on garbage collection during it. */
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
