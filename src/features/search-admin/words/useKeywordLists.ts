import { useState } from 'react';
import type { Locale } from 'contract/core/locale';
import { useCall, type CallState } from '@/lib/api/useCall';
import type { KeywordPlace } from '../lists/search-admin-address';

const LIST = 'POST /api/manage/search/keyword/list';

interface KeywordLists {
  /** Lists by place, without data while they are loading. */
  lists: Record<KeywordPlace, CallState<typeof LIST>>;
  /** Numbers of words by place; undefined until the first answer. */
  counts: Record<KeywordPlace, number | undefined>;
  /** Place to open if the address names none: `all`, unless only the other has words. Null until this is known, then always the same. */
  firstPlace: KeywordPlace | null;
}

/** Returns the hot words of all places in a language. A toast tells the failure of those that are not shown first. */
export function useKeywordLists(locale: Locale, chosen: KeywordPlace | null): KeywordLists {
  const all = useCall(LIST, { scope: 'all', locale }, { toast: chosen === 'service' });
  const service = useCall(LIST, { scope: 'service', locale }, { toast: chosen !== 'service' });
  const [firstPlace, setFirstPlace] = useState<KeywordPlace | null>(null);
  const counts = { all: all.data?.words.length, service: service.data?.words.length };
  const isKnown = [all, service].every(({ data, failure }) => data !== undefined || failure !== null);
  if (firstPlace === null && isKnown) setFirstPlace(counts.service && !counts.all && !all.failure ? 'service' : 'all');
  return { lists: { all: current(all), service: current(service) }, counts, firstPlace };
}

/** Returns a list without the words of the language that was shown before. */
const current = (list: CallState<typeof LIST>): CallState<typeof LIST> => ({
  ...list,
  data: list.loading ? undefined : list.data,
});
