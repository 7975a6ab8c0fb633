import type { SearchResult } from 'contract/search';
import { formatTotal } from '@/lib/i18n/format';

/** How much was found in all areas together, and how it is written. */
export function totalOf(counts: SearchResult['counts']): { count: number; formatted: string } {
  const total = counts.reduce((sum, one) => sum + one.total, 0);
  return { count: total, formatted: formatTotal({ total, more: counts.some(({ more }) => more) }) };
}
