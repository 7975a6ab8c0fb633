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
