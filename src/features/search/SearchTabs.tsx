import { AREAS, type Area } from 'contract/core/areas';
import type { SearchResult } from 'contract/search';
import { formatTotal } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Query } from '@/ui/states/QueryState';
import { TabNav, TabNavSkeleton } from '@/ui/list/TabNav';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchState } from './search-address';
import { totalOf } from './totals';

type Counted = SearchResult['counts'][number];

interface SearchTabsProps {
  address: ListAddress<SearchState>;
  result: Query<SearchResult>;
}

/** Renders a tab for all results, and one for each area that has or may have results, in the order of the navigation. */
export function SearchTabs({ address: { state, hrefWith }, result: { data, failure } }: SearchTabsProps) {
  const { t } = useTranslation(['search', 'shell']);
  const { area } = state;
  if (data === undefined && failure === null) return <TabNavSkeleton />;
  const counts = data?.counts ?? [];
  const countOf = (one: Area): Counted | undefined =>
    counts.find((count) => count.area === one) ?? (one === area ? { area, total: 0, more: false } : undefined);
  const areas = AREAS.map(countOf).filter((one) => one !== undefined);
  const tabs = [
    { area: null, name: t('tabs.all'), total: data && totalOf(counts).formatted },
    ...areas.map((one) => ({ area: one.area, name: t(`shell:area.${one.area}`), total: data && writtenTotal(one) })),
  ];
  return (
    <TabNav
      label={t('tabs.name')}
      tabs={tabs.map((tab) => ({
        ...{ name: tab.name, total: tab.total, current: tab.area === area },
        href: hrefWith({ area: tab.area, classification: null, sort: null }),
      }))}
    />
  );
}

/** Returns the total as text; undefined if nothing was counted but there may be results. */
const writtenTotal = (one: Counted) => (one.total === 0 && one.more ? undefined : formatTotal(one));
