import type { Ref } from 'react';
import { useNavigate } from 'umi';
import { searchPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SearchBox } from '../../../ui/search-box/SearchBox';
import { useEverywhereSuggest } from './useEverywhereSuggest';
import { EVERYWHERE } from '../../../ui/search-box/useRecentSearches';

interface EverywhereSearchProps {
  /** Names the search for who cannot see it. */
  label: string;
  placeholder: string;
  size?: 'compact' | 'large';
  /** Query of the current results. */
  query?: string;
  /** Where a query is answered. */
  hrefOf?: (query: string) => string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A search box over every area, wherever it stands. */
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
