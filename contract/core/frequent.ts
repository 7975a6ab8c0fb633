interface Counted {
  value: string | null;
  count: number;
}

/** Returns the value that more than half of all have; null if there is none. */
export function majorityOf(counted: readonly Counted[]): string | null {
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return [...totals(counted)].find(([, count]) => count * 2 > total)?.[0] ?? null;
}

/** Returns the most frequent value, of equally frequent ones the first by its characters; null if no entry has a value. */
export function mostFrequentOf(counted: readonly Counted[]): string | null {
  const [first] = [...totals(counted)].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  return first?.[0] ?? null;
}

function totals(counted: readonly Counted[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { value, count } of counted) if (value !== null) sums.set(value, (sums.get(value) ?? 0) + count);
  return sums;
}
