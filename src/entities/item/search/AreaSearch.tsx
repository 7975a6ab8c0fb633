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
  /** Suggestion function. Its identity must stay the same while the page is shown. */
  suggest: Suggest;
  address: ListAddress<Pick<ItemListState, 'query' | 'sort'>>;
}

/** Search box of an area's list. A new search keeps the active filters and resets the sort order. */
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
