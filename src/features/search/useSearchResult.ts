import { useState } from 'react';
import type { SearchResult } from 'contract/search';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';
import { searchInput, type SearchState } from './search-address';

interface ShownResult {
  result: Query<SearchResult>;
  /** State that the shown result belongs to; the previous state while another result is loading. */
  shown: SearchState;
}

/** Returns the result of the search in the address. */
export function useSearchResult(state: SearchState): ShownResult {
  const result = useCall('POST /api/search', searchInput(state));
  const [answered, setAnswered] = useState(state);
  if (!result.loading && answered !== state) setAnswered(state);
  return { result, shown: result.data ? answered : state };
}
