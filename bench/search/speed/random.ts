import { unsafeUniformIntDistribution } from 'pure-rand/distribution/UnsafeUniformIntDistribution';
import { xoroshiro128plus } from 'pure-rand/generator/XoroShiro';

/** Pseudo-random number generator that returns the same sequence on every run. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** Returns an integer from `least` to `most`, both inclusive. */
  between(least: number, most: number): number;
  one<T>(values: readonly T[]): T;
  oneIn(count: number): boolean;
}

const STEPS = 2 ** 30;

export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  // Skips the first numbers, which are similar for neighbouring seeds.
  for (let skipped = 0; skipped < 8; skipped += 1) generator.unsafeNext();
  const between = (least: number, most: number): number => unsafeUniformIntDistribution(least, most, generator);
  const fraction = (): number => between(0, STEPS - 1) / STEPS;
  return {
    fraction,
    between,
    one: <T>(values: readonly T[]) => values[between(0, values.length - 1)] as T,
    oneIn: (count) => fraction() < 1 / count,
  };
}
