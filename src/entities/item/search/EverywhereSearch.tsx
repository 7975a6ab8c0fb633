import type { Ref } from 'react';
import { useNavigate } from 'umi';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SearchBox } from '../../../ui/search-box/SearchBox';
import { useEverywhereSuggest } from './useEverywhereSuggest';
import { EVERYWHERE } from '../../../ui/search-box/useRecentSearches';

interface EverywhereSearchProps {
  /** Accessible name of the search. */
  label: string;
  placeholder: string;
  size?: 'compact' | 'large';
  /** Query of the current results. */
  query?: string;
  /** Returns the address of the results of a query. Default: the search of all areas. */
  hrefOf?: (query: string) => string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Search box for all areas. */
export function EverywhereSearch({ hrefOf = searchPath, ...box }: EverywhereSearchProps) {
  const { t } = useTranslation('item');
  const navigate = useNavigate();
  const suggest = useEverywhereSuggest();
  const unsearched = new URL(hrefOf(''), window.location.origin);
  return (
    <SearchBox
      {...box}
      action={unsearched.pathname}
      keep={Object.fromEntries(unsearched.searchParams)}
      recentKey={EVERYWHERE}
      suggest={suggest}
      searchText={(query) => t('search.everywhere', { query })}
      onSearch={(query) => {
        navigate(hrefOf(query));
      }}
    />
  );
}
