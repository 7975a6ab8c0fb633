import { useMemo } from 'react';
import { useCurrentUser } from '@/lib/session/useCurrentUser';
import { useStored } from '@/ui/primitives/useStored';

/** Filters of a list that a person has given a name. */
interface SavedView {
  name: string;
  /** Query string of the list's address. */
  search: string;
}

interface SavedViews {
  views: readonly SavedView[];
  /** Stores a view; one of the same name is replaced. */
  save: (view: SavedView) => void;
  remove: (name: string) => void;
}

/** Maximum length of a view's name, and maximum number of views. One more replaces the oldest. */
export const MAX_NAME = 40;
export const MAX_VIEWS = 12;

/** Returns this person's saved views on this device. */
export function useSavedViews(): SavedViews {
  const person = useCurrentUser()?.id ?? 'nobody';
  const [stored, store] = useStored(`portico.content-views.${person}`);
  const views = useMemo(() => parse(stored), [stored]);
  const write = (changed: readonly SavedView[]) => {
    store(JSON.stringify(changed.slice(-MAX_VIEWS)));
  };
  const others = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    save: (view) => {
      write([...others(view.name), view]);
    },
    remove: (name) => {
      write(others(name));
    },
  };
}

/** Returns the stored views; none if the value is not valid, because any script may have written it. */
function parse(stored: string | null): SavedView[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isView) : [];
  } catch {
    return [];
  }
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'search' in value &&
  typeof value.name === 'string' &&
  typeof value.search === 'string';
