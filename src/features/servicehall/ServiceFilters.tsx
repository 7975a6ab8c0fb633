import { useTranslation } from '@/lib/useTranslation';
import { ChoiceFilter } from '@/ui/ChoiceFilter';
import { ClassificationFilter } from '@/ui/ClassificationFilter';
import { DraftList } from '@/ui/DraftList';
import { FavouriteFilter } from '@/ui/FavouriteFilter';
import { FilterGroup } from '@/ui/FilterGroup';
import { FiltersSkeleton } from '@/ui/FiltersSkeleton';
import type { Classifications } from '@/ui/useClassifications';
import type { ListAddress } from '@/ui/useListAddress';
import { HANDLINGS, type ServiceListState } from './service-list-address';

interface ServiceFiltersProps {
  address: ListAddress<ServiceListState>;
  classifications: Classifications;
}

export function ServiceFilters({ address, classifications }: ServiceFiltersProps) {
  const { t } = useTranslation(['servicehall', 'item']);
  const { state, hrefWith } = address;
  if (classifications.loading) return <FiltersSkeleton />;
  return (
    <>
      <ClassificationFilter address={address} classifications={classifications} allText={t('filter.all')} />
      <ChoiceFilter
        title={t('filter.handling')}
        anyText={t('filter.anyHandling')}
        choices={HANDLINGS.map((value) => ({ value, text: t(`handling.${value}`) }))}
        chosen={state.handling}
        hrefOf={(handling) => hrefWith({ handling })}
      />
      <FilterGroup title={t('item:filter.mine')}>
        <FavouriteFilter address={address} />
      </FilterGroup>
      <DraftList area="service" />
    </>
  );
}
