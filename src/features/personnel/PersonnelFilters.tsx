import { useTranslation } from '@/lib/useTranslation';
import { ChoiceFilter } from '@/ui/ChoiceFilter';
import { ClassificationFilter } from '@/ui/ClassificationFilter';
import { DraftList } from '@/ui/DraftList';
import { FavouriteFilter } from '@/ui/FavouriteFilter';
import { FilterGroup } from '@/ui/FilterGroup';
import { FiltersSkeleton } from '@/ui/FiltersSkeleton';
import type { Classifications } from '@/ui/useClassifications';
import type { ListAddress } from '@/ui/useListAddress';
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
