import { useTranslation } from '@/lib/i18n/useTranslation';
import { ChoiceFilter } from '@/ui/filters/ChoiceFilter';
import { ClassificationFilter } from '@/entities/item/list/ClassificationFilter';
import { DraftList } from '@/entities/item/preview/DraftList';
import { FavouriteFilter } from '@/entities/item/list/FavouriteFilter';
import { FilterGroup } from '@/ui/filters/FilterGroup';
import { FiltersSkeleton } from '@/ui/filters/FiltersSkeleton';
import type { Classifications } from '@/entities/item/list/useClassifications';
import type { ListAddress } from '@/ui/list/useListAddress';
import { KINDS, type PersonnelListState } from './personnel-list-address';

interface PersonnelFiltersProps {
  address: ListAddress<PersonnelListState>;
  classifications: Classifications;
}

export function PersonnelFilters({ address, classifications }: PersonnelFiltersProps) {
  const { t } = useTranslation(['personnel', 'item']);
  const { state, hrefWith } = address;
  if (classifications.loading) return <FiltersSkeleton />;
  return (
    <>
      <ClassificationFilter address={address} classifications={classifications} allText={t('filter.allTopics')} />
      <ChoiceFilter
        title={t('filter.kind')}
        anyText={t('filter.anyKind')}
        choices={KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        chosen={state.kind}
        hrefOf={(kind) => hrefWith({ kind })}
      />
      <FilterGroup title={t('item:filter.mine')}>
        <FavouriteFilter address={address} />
      </FilterGroup>
      <DraftList area="personnel" />
    </>
  );
}
