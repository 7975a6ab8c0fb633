import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/useTranslation';
import { FilterChips } from '@/ui/FilterChips';
import { FilterDrawer } from '@/ui/FilterDrawer';
import { ItemList, ItemListSkeleton } from '@/ui/ItemList';
import { ItemRow } from '@/ui/ItemRow';
import { ListHead } from '@/ui/ListHead';
import { ListViewSwitch } from '@/ui/ListViewSwitch';
import { Pager } from '@/ui/Pager';
import { QueryState } from '@/ui/QueryState';
import { useListView } from '@/ui/useListView';
import { useTopOfPage } from '@/ui/useTopOfPage';
import { HandlingTag } from './HandlingTag';
import { NoServices } from './NoServices';
import { ServiceFilters } from './ServiceFilters';
import { ServiceSortSelect } from './ServiceSortSelect';
import { NO_FILTERS } from './service-list-address';
import { useChosenFilters } from './useChosenFilters';
import type { Classifications } from './useClassifications';
import type { ServiceList } from './useServiceList';

interface ServiceResultsProps {
  services: ServiceList;
  classifications: Classifications;
}

export function ServiceResults({ services, classifications }: ServiceResultsProps) {
  const { t } = useTranslation('servicehall');
  const { state, hrefWith, list } = services;
  const [view, setView] = useListView('service');
  const chosen = useChosenFilters(services, classifications);
  const head = useTopOfPage(state.page);
  const { query, classification } = state;
  const name = (classification && classifications.nameOf(classification)) || t('filter.all');
  const title = query ? t('resultsFor', { query }) : name;
  const total = list.data && t('total', { count: list.data.total, formatted: formatNumber(list.data.total) });
  return (
    <>
      <ListHead title={title} titleRef={head} total={list.failure ? undefined : total}>
        <FilterDrawer chosen={chosen.filter(({ key }) => key !== 'query').length} result={total ?? t('filter.show')}>
          <ServiceFilters address={services} classifications={classifications} />
        </FilterDrawer>
        <ServiceSortSelect address={services} />
        <ListViewSwitch view={view} onChange={setView} />
      </ListHead>
      <FilterChips chosen={chosen} clearHref={hrefWith(NO_FILTERS)} />
      <QueryState
        query={list}
        skeleton={<ItemListSkeleton view={view} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoServices address={services} />}
        notFound={<NoServices address={services} />}
      >
        {({ items, page, pageSize, total: count }) => (
          <>
            <ItemList view={view} label={title}>
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  highlight={'highlight' in item ? item.highlight : undefined}
                  tag={<HandlingTag handling={item.handling} />}
                />
              ))}
            </ItemList>
            <Pager page={page} pageSize={pageSize} total={count} hrefOf={(turned) => hrefWith({ page: turned })} />
          </>
        )}
      </QueryState>
    </>
  );
}
