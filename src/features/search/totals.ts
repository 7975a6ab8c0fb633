import type { SearchResult } from 'contract/search';
import { formatNumber } from '@/lib/format';

type Counted = Pick<SearchResult['counts'][number], 'total' | 'more'>;

/** A total as it is written; a round number where it is only known that there are more. */
export const formatTotal = ({ total, more }: Counted): string =>
  more ? `${formatNumber(rounded(total))}+` : formatNumber(total);

/** 342 is 300, 47 is 40. */
function rounded(total: number): number {
  const step = 10 ** (String(total).length - 1);
  return Math.floor(total / step) * step;
}

/** How much was found in all areas together, and how it is written. */
export function totalOf(counts: SearchResult['counts']): { count: number; formatted: string } {
  const total = counts.reduce((sum, one) => sum + one.total, 0);
  return { count: total, formatted: formatTotal({ total, more: counts.some(({ more }) => more) }) };
}
