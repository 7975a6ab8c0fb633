import { useEffect, useState } from 'react';
import type { Person } from 'contract/person';
import { isSearchable } from '@/entities/person/is-searchable';
import { request } from '@/lib/api/request';

/** Pause in typing after which people are requested, as for suggestions, in milliseconds. */
const TYPING_PAUSE_MS = 150;
const MAX_PEOPLE = 3;

/** Returns the people and desks that match the typed query; none while they load. */
export function useFoundPeople(query: string): readonly Person[] {
  const [answered, setAnswered] = useState<{ query: string; people: readonly Person[] }>({ query: '', people: [] });
  useEffect(() => {
    if (!isSearchable(query)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = window.setTimeout(() => {
      // The suggestions beside them report a failure.
      void request('POST /api/person/search', { query, limit: MAX_PEOPLE }, { signal, quiet: () => true }).then((people = []) => {
        if (!signal.aborted) setAnswered({ query, people });
      });
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return answered.query === query ? answered.people : [];
}
