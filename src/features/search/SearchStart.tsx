import { searchPath } from '@/lib/paths';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { EVERYWHERE, useRecentSearches } from '@/ui/search-box/useRecentSearches';
import { QueryLinks } from './QueryLinks';
import styles from './SearchStart.module.css';

const FIRST_WORDS = ['72px', '96px', '84px', '108px', '76px'];

/** Search page without a query: the person's recent searches, and popular ones. */
export function SearchStart() {
  const { t } = useTranslation('item');
  const { recent, forget } = useRecentSearches(EVERYWHERE);
  const words = useCall('POST /api/search/keyword/list', {});
  return (
    <div className={`content ${styles.start}`}>
      {recent.length > 0 && (
        <QueryLinks title={t('search.recent')} queries={recent} hrefOf={(query) => searchPath(query)}>
          <button type="button" className="button button-quiet" onClick={forget}>
            {t('search.forget')}
          </button>
        </QueryLinks>
      )}
      <QueryState query={words} skeleton={<WordsSkeleton />} isEmpty={(list) => list.length === 0}>
        {(list) => (
          <QueryLinks title={t('search.popular')} queries={list.map(({ word }) => word)} hrefOf={(query) => searchPath(query)} />
        )}
      </QueryState>
    </div>
  );
}

const WordsSkeleton = () => (
  <div className={styles.words}>
    <Skeleton width="180px" height="20px" />
    <div className={styles.chips}>
      {FIRST_WORDS.map((width) => (
        <Skeleton key={width} width={width} height="32px" round />
      ))}
    </div>
  </div>
);
