import { useState } from 'react';
import type { Area } from 'contract/core/areas';
import type { SearchResult } from 'contract/search';
import type { SearchState } from './search-address';

/**
 * Returns the counts of a result in the order of its blocks. The results of one area keep the order of the results of all areas for the
 * same query, so that the tabs stay where they are when one is chosen.
 */
export function useTabOrder(data: SearchResult | undefined, shown: SearchState): SearchResult['counts'] {
  const { query, exact, from, to, area } = shown;
  const key = JSON.stringify([query, exact, from, to]);
  const [kept, setKept] = useState<{ key: string; of?: SearchResult; areas: readonly Area[] }>({ key: '', areas: [] });
  if (data && area === null && kept.of !== data) setKept({ key, of: data, areas: data.blocks.map((block) => block.area) });
  if (!data) return [];
  const order = kept.key === key ? kept.areas : [];
  const placeOf = (one: { area: Area }) => (order.includes(one.area) ? order.indexOf(one.area) : order.length);
  return [...data.counts].sort((a, b) => placeOf(a) - placeOf(b));
}
