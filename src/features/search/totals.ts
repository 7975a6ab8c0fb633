import type { SearchResult } from 'contract/search';
import { formatNumber } from '@/lib/format';

/** The server counts so far; one more stands for all beyond. */
const MOST_COUNTED = 2000;

export const formatTotal = (total: number): string =>
  total > MOST_COUNTED ? `${formatNumber(MOST_COUNTED)}+` : formatNumber(total);

/** How much was found in all areas together, and how it is written. */
export function totalOf(counts: SearchResult['counts']): { count: number; formatted: string } {
  const count = counts.reduce((sum, { total }) => sum + total, 0);
  const isCounted = counts.every(({ total }) => total <= MOST_COUNTED);
  return { count, formatted: isCounted ? formatNumber(count) : `${formatNumber(count - 1)}+` };
}
