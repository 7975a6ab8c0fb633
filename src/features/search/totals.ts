import type { SearchResult } from 'contract/search';
import { formatTotal } from '@/lib/i18n/format';

/** Returns the total of all areas, as a number and formatted. */
export function totalOf(counts: SearchResult['counts']): { count: number; formatted: string } {
  const total = counts.reduce((sum, one) => sum + one.total, 0);
  return { count: total, formatted: formatTotal({ total, more: counts.some(({ more }) => more) }) };
}
