import { useCallback, useRef } from 'react';
import { useNavigate } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useAsPageSearch } from '@/ui/search-box/page-search';
import { useEverywhereSuggest } from '@/entities/item/search/useEverywhereSuggest';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { EVERYWHERE } from '@/ui/search-box/useRecentSearches';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchState } from './search-address';
import styles from './SearchHead.module.css';

/** Head of the search page with a large search box. A new query keeps the chosen area and filters. */
export function SearchHead({ address: { state, hrefWith } }: { address: ListAddress<SearchState> }) {
  const { t } = useTranslation(['search', 'item', 'shell']);
  const { query, area } = state;
  const hrefOf = useCallback((words: string) => hrefWith({ query: words, exact: false, sort: null }), [hrefWith]);
  const suggest = useEverywhereSuggest();
  const navigate = useNavigate();
  const searchRef = useRef<HTMLDivElement>(null);
  useAsPageSearch(searchRef);
  const unsearched = new URL(hrefOf(''), window.location.origin);
  return (
    <header className={styles.head} data-area={area ?? undefined}>
      <div className={`content ${styles.inner}`}>
        <h1 className={query ? 'visually-hidden' : undefined}>{t('shell:area.search')}</h1>
        {!query && <p className={styles.lead}>{t('lead')}</p>}
        <div ref={searchRef} className={styles.box}>
          <SearchBox
            size="large"
            label={t('label')}
            placeholder={t('placeholder')}
            query={query}
            action={unsearched.pathname}
            keep={Object.fromEntries(unsearched.searchParams)}
            recentKey={EVERYWHERE}
            suggest={suggest}
            searchText={(words) => t('item:search.everywhere', { query: words })}
            onSearch={(words) => {
              navigate(hrefOf(words));
            }}
          />
        </div>
      </div>
    </header>
  );
}
