import type { SearchResult } from 'contract/search';
import { formatTotal } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Query } from '@/ui/states/QueryState';
import { TabNav, TabNavSkeleton } from '@/ui/list/TabNav';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchState } from './search-address';
import { totalOf } from './totals';
import { useTabOrder } from './useTabOrder';

type Counted = SearchResult['counts'][number];

interface SearchTabsProps {
  address: ListAddress<SearchState>;
  result: Query<SearchResult>;
  /** State that the result belongs to. */
  shown: SearchState;
}

/** Renders a tab for all results, and one for each area that has or may have results. */
export function SearchTabs({ address: { state, hrefWith }, result: { data, failure }, shown }: SearchTabsProps) {
  const { t } = useTranslation(['search', 'shell']);
  const { area } = state;
  const counts = useTabOrder(data, shown);
  if (data === undefined && failure === null) return <TabNavSkeleton />;
  const areas = area === null || counts.some((one) => one.area === area) ? counts : [...counts, { area, total: 0, more: false }];
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
