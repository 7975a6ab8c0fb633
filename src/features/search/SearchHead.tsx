import { useCallback } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EverywhereSearch } from '@/entities/item/search/EverywhereSearch';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchState } from './search-address';
import styles from './SearchHead.module.css';

/** Head of the search page with a large search box. A new query keeps the chosen area and filters. */
export function SearchHead({ address: { state, hrefWith } }: { address: ListAddress<SearchState> }) {
  const { t } = useTranslation(['search', 'shell']);
  const { query } = state;
  const hrefOf = useCallback((words: string) => hrefWith({ query: words, exact: false, sort: null }), [hrefWith]);
  return (
    <header className={styles.head}>
      <div className={`content ${styles.inner}`}>
        <h1 className={query ? 'visually-hidden' : undefined}>{t('shell:area.search')}</h1>
        {!query && <p className={styles.lead}>{t('lead')}</p>}
        <div className={styles.box}>
          <EverywhereSearch size="large" label={t('label')} placeholder={t('placeholder')} query={query} hrefOf={hrefOf} />
        </div>
      </div>
    </header>
  );
}
