import type { Area } from 'contract/core/areas';
import type { SearchResult } from 'contract/search';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ChosenFilter } from '@/ui/filters/FilterChips';
import { usePeriodChips } from '@/ui/filters/usePeriodChips';
import { ItemList, ItemListSkeleton } from '@/entities/item/list/ItemList';
import { ListFrame } from '@/ui/list/ListFrame';
import { ListResults } from '@/entities/item/list/ListResults';
import type { Query } from '@/ui/states/QueryState';
import { useClassifications } from '@/entities/item/list/useClassifications';
import type { ListAddress } from '@/ui/list/useListAddress';
import { areaPage } from './area-page';
import { FoundRow } from './found/FoundRow';
import { QueryNotes } from './QueryNotes';
import { RateResults } from './rating/RateResults';
import { ResultFilters } from './ResultFilters';
import { RESULT_SORTS, type SearchState } from './search-address';

interface AreaResultsProps {
  area: Area;
  page: number;
  address: ListAddress<SearchState>;
  result: Query<SearchResult>;
}

/** Shows the results of one area with filters and pagination. */
export function AreaResults({ area, page, address, result }: AreaResultsProps) {
  const { t } = useTranslation(['search', 'item', 'shell']);
  const { state, defaults, hrefWith } = address;
  const classifications = useClassifications(area);
  const { classification, query, exact } = state;
  const chosen: ChosenFilter[] = usePeriodChips(address);
  if (classification) {
    const text = classifications.nameOf(classification) ?? t('item:filter.classification');
    chosen.unshift({ key: 'classification', text, removeHref: hrefWith({ classification: null }) });
  }
  const filters = <ResultFilters address={address} classifications={classifications} />;
  const data = result.failure ? undefined : result.data;
  const narrowed = {
    ...address,
    state: { ...state, query: data?.query ?? query },
    // Clearing the filters keeps the query and the area.
    defaults: { ...defaults, query, exact, area },
  };
  return (
    <ListFrame filters={filters}>
      <ListResults
        area={area}
        address={narrowed}
        list={{ ...result, data: result.data && areaPage(result.data, area, page) }}
        title={t(`shell:area.${area}`)}
        totalText={(count, formatted) => t('total', { count, formatted })}
        sorts={RESULT_SORTS}
        filters={filters}
        notes={<QueryNotes address={address} result={data} />}
        chosen={chosen}
        skeleton={<ItemListSkeleton view="rows" />}
      >
        {(items, name) => (
          <ItemList view="rows" label={name}>
            {items.map((item) => (
              <FoundRow key={item.id} item={item} />
            ))}
          </ItemList>
        )}
      </ListResults>
      {data && data.blocks.some(({ items }) => items.length > 0) && <RateResults key={data.query} result={data} />}
    </ListFrame>
  );
}
