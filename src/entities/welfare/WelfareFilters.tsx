import { useTranslation } from '@/lib/i18n/useTranslation';
import { ClassificationFilter } from '@/entities/item/list/ClassificationFilter';
import { DraftList } from '@/entities/item/preview/DraftList';
import { FavouriteFilter } from '@/entities/item/list/FavouriteFilter';
import { FilterGroup } from '@/ui/filters/FilterGroup';
import { FiltersSkeleton } from '@/ui/filters/FiltersSkeleton';
import type { ItemListState } from '@/entities/item/list/item-list-state';
import type { Classifications } from '@/entities/item/list/useClassifications';
import type { ListAddress } from '@/ui/list/useListAddress';

interface WelfareFiltersProps {
  area: 'benefit' | 'news';
  address: ListAddress<ItemListState>;
  classifications: Classifications;
  /** Label of the option without a filter. */
  allText: string;
}

/** Renders the filters of the lists of benefits and news. */
export function WelfareFilters({ area, address, classifications, allText }: WelfareFiltersProps) {
  const { t } = useTranslation('item');
  if (classifications.loading) return <FiltersSkeleton />;
  return (
    <>
      <ClassificationFilter address={address} classifications={classifications} allText={allText} />
      <FilterGroup title={t('filter.mine')}>
        <FavouriteFilter address={address} />
      </FilterGroup>
      <DraftList area={area} />
    </>
  );
}
