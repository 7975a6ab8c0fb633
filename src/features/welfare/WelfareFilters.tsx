import { useTranslation } from '@/lib/useTranslation';
import { ClassificationFilter } from '@/ui/ClassificationFilter';
import { DraftList } from '@/ui/DraftList';
import { FavouriteFilter } from '@/ui/FavouriteFilter';
import { FilterGroup } from '@/ui/FilterGroup';
import { FiltersSkeleton } from '@/ui/FiltersSkeleton';
import type { ItemListState } from '@/ui/item-list-state';
import type { Classifications } from '@/ui/useClassifications';
import type { ListAddress } from '@/ui/useListAddress';

interface WelfareFiltersProps {
  area: 'benefit' | 'news';
  address: ListAddress<ItemListState>;
  classifications: Classifications;
  /** Names the choice that narrows nothing. */
  allText: string;
}

/** What narrows the list of benefits, and that of news. */
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
