import { useCallback, useMemo } from 'react';
import { useCurrentUser } from '@/lib/session/useCurrentUser';
import { removeStored, useStored } from '../primitives/useStored';

const KEPT = 5;
const PREFIX = 'portico.recent.';

/** Key under which searches over all areas are stored. */
export const EVERYWHERE = 'everywhere';

export interface RecentSearches {
  recent: string[];
  remember: (query: string) => void;
  forget: () => void;
}

/** Removes all recent searches from this device; called at sign-out. */
export const forgetRecentSearches = (): void => {
  removeStored(PREFIX);
};

/** Returns this person's recent searches on this device, newest first. Other people who use the device do not see them. */
export function useRecentSearches(key: string): RecentSearches {
  const person = useCurrentUser()?.id ?? 'nobody';
  const [stored, store] = useStored(`${PREFIX}${person}.${key}`);
  const recent = useMemo(() => parse(stored), [stored]);
  const remember = useCallback(
    (query: string) => {
      const others = recent.filter((word) => word.toLowerCase() !== query.toLowerCase());
      store(JSON.stringify([query, ...others].slice(0, KEPT)));
    },
    [recent, store],
  );
  const forget = useCallback(() => {
    store('[]');
  }, [store]);
  return { recent, remember, forget };
}

/** Returns the stored words; an empty list if the value is not valid, because any script may have written it. */
function parse(stored: string | null): string[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}
