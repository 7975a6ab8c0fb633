import { useCallback } from 'react';
import type { Area } from 'contract/core/areas';
import type { ItemListState } from '../list/item-list-state';
import { SearchBox } from '../../../ui/search-box/SearchBox';
import type { ListAddress } from '../../../ui/list/useListAddress';
import type { Suggest } from '../../../ui/search-box/useSuggestions';

interface AreaSearchProps {
  area: Area;
  label: string;
  placeholder: string;
  /** Lasts as long as the page does. */
  suggest: Suggest;
  address: ListAddress<Pick<ItemListState, 'query' | 'sort'>>;
}

/** Searching a list inside an area: a new search keeps the chosen filters and begins in its own order. */
export function AreaSearch({ area, label, placeholder, suggest, address: { state, hrefWith, show } }: AreaSearchProps) {
  const unsearched = new URL(hrefWith({ query: '', sort: null }), window.location.origin);
  const onSearch = useCallback(
    (query: string) => {
      show({ query, sort: null });
    },
    [show],
  );
  return (
    <SearchBox
      size="large"
      label={label}
      placeholder={placeholder}
      action={unsearched.pathname}
      keep={Object.fromEntries(unsearched.searchParams)}
      query={state.query}
      recentKey={area}
      suggest={suggest}
      onSearch={onSearch}
    />
  );
}
