import { useEffect, useRef } from 'react';
import { Link } from 'umi';
import type { SearchResult } from 'contract/search';
import { useTranslation } from '@/lib/useTranslation';
import type { Query } from '@/ui/QueryState';
import { Skeleton } from '@/ui/Skeleton';
import type { ListAddress } from '@/ui/useListAddress';
import type { SearchState } from './search-address';
import styles from './SearchTabs.module.css';
import { formatTotal, totalOf } from './totals';

interface SearchTabsProps {
  address: ListAddress<SearchState>;
  result: Query<SearchResult>;
}

/** A tab for all results, and one for each area that has results. */
export function SearchTabs({ address: { state, hrefWith }, result: { data, failure } }: SearchTabsProps) {
  const { t } = useTranslation(['search', 'shell']);
  const current = useRef<HTMLAnchorElement>(null);
  const { area } = state;
  const isWaiting = data === undefined && failure === null;
  useEffect(() => {
    const row = current.current?.parentElement?.parentElement;
    if (row && current.current) row.scrollLeft = current.current.offsetLeft - row.clientWidth / 3;
  }, [area, isWaiting]);
  if (isWaiting) return <TabsSkeleton />;
  const counts = data?.counts ?? [];
  const areas = area === null || counts.some((one) => one.area === area) ? counts : [...counts, { area, total: 0, more: false }];
  const tabs = [
    { area: null, name: t('tabs.all'), total: data && totalOf(counts).formatted },
    ...areas.map((one) => ({ area: one.area, name: t(`shell:area.${one.area}`), total: data && formatTotal(one) })),
  ];
  return (
    <nav aria-label={t('tabs.name')} className={`content ${styles.tabs}`}>
      <ul className={styles.row}>
        {tabs.map((tab) => {
          const isCurrent = tab.area === area;
          return (
            <li key={tab.name}>
              <Link
                ref={isCurrent ? current : undefined}
                className={styles.tab}
                to={hrefWith({ area: tab.area, classification: null, sort: null })}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {tab.name} <span className={styles.total}>{tab.total}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const WIDTHS = ['56px', '96px', '84px', '104px'];

const TabsSkeleton = () => (
  <div className={`content ${styles.tabs}`} aria-hidden="true">
    <div className={styles.row}>
      {WIDTHS.map((width) => (
        <span key={width} className={styles.tab}>
          <Skeleton width={width} height="14px" />
        </span>
      ))}
    </div>
  </div>
);
