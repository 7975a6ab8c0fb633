import { useState } from 'react';
import type { Person } from 'contract/person';
import type { SearchResult } from 'contract/search';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';
import { peopleInput, searchInput, type SearchState } from './search-address';

interface ShownResult {
  /** Result of the search. Loads until the people are there too, so that these never move it. */
  result: Query<SearchResult>;
  /** People and desks that match the query; none for the results of one area. */
  people: readonly Person[];
  /** State that the shown result belongs to; the previous state while another result is loading. */
  shown: SearchState;
}

/** Returns the result of the search in the address, with the people who match it. */
export function useSearchResult(state: SearchState): ShownResult {
  const found = useCall('POST /api/search', searchInput(state));
  const people = useCall('POST /api/person/search', peopleInput(state), { toast: true });
  // A former answer about people stays until the next one, and must not be shown with the results of another query.
  const result = people.loading ? { ...found, data: found.loading ? found.data : undefined, loading: true } : found;
  const [answered, setAnswered] = useState(state);
  if (!result.loading && answered !== state) setAnswered(state);
  const shown = result.data ? answered : state;
  return { result, people: (shown.area === null && people.data) || [], shown };
}
