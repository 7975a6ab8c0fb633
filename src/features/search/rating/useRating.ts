import { useState } from 'react';
import type { SearchResult } from 'contract/search';
import { request } from '@/lib/api/request';
import { useCurrentUser } from '@/lib/session/useCurrentUser';

/** Maximum number of hits sent with a rating. */
const MAX_HITS = 40;

/** Person and query of each rating since the page was loaded. */
const answered = new Set<string>();

interface Rating {
  rated: boolean;
  saving: boolean;
  rate: (useful: boolean) => void;
}

/** Returns the rating state of a result, and a function that sends a rating with the hits that were shown. */
export function useRating({ query, blocks }: SearchResult): Rating {
  const key = `${useCurrentUser()?.id ?? ''} ${query}`;
  const [rated, setRated] = useState(() => answered.has(key));
  const [saving, setSaving] = useState(false);
  const send = async (useful: boolean) => {
    setSaving(true);
    const hits = blocks.flatMap(({ items }) => items.map(({ area, id }) => ({ area, id }))).slice(0, MAX_HITS);
    const saved = await request('POST /api/search/rate', { query, useful, hits });
    setSaving(false);
    if (!saved) return;
    answered.add(key);
    setRated(true);
  };
  return { rated, saving, rate: (useful) => void send(useful) };
}
