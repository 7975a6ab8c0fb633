import { useState } from 'react';
import type { SearchResult } from 'contract/search';
import { request } from '@/lib/api/request';
import { useCurrentUser } from '@/lib/session/useCurrentUser';

/** More of them say nothing more. */
const MAX_HITS = 40;

/** Person and query of what has been rated since the program was loaded. */
const answered = new Set<string>();

interface Rating {
  rated: boolean;
  saving: boolean;
  rate: (useful: boolean) => void;
}

/** A person's answer to the results of a query, with the hits that were shown. */
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
