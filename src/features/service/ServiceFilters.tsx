import { useTranslation } from '@/lib/i18n/useTranslation';
import { ChoiceFilter } from '@/ui/filters/ChoiceFilter';
import { Glyph } from '@/entities/glyph/Glyph';
import { ClassificationFilter } from '@/entities/item/list/ClassificationFilter';
import { DraftList } from '@/entities/item/preview/DraftList';
import { FavouriteFilter } from '@/entities/item/list/FavouriteFilter';
import { FilterGroup } from '@/ui/filters/FilterGroup';
import { FiltersSkeleton } from '@/ui/filters/FiltersSkeleton';
import type { Classifications } from '@/entities/item/list/useClassifications';
import type { ListAddress } from '@/ui/list/useListAddress';
import { HANDLINGS, type ServiceListState } from './service-list-address';

interface ServiceFiltersProps {
  address: ListAddress<ServiceListState>;
  classifications: Classifications;
}

export function ServiceFilters({ address, classifications }: ServiceFiltersProps) {
  const { t } = useTranslation(['service', 'item']);
  const { state, hrefWith } = address;
  if (classifications.loading) return <FiltersSkeleton />;
  return (
    <>
      <ClassificationFilter
        address={address}
        classifications={classifications}
        allText={t('filter.all')}
        iconOf={(glyph) => <Glyph name={glyph} size={20} hue="service" />}
      />
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
