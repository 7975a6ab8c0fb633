import { useTranslation } from '@/lib/useTranslation';
import { ChoiceFilter } from '@/ui/ChoiceFilter';
import { ClassificationFilter } from '@/ui/ClassificationFilter';
import { DraftList } from '@/ui/DraftList';
import { FilterCheckbox } from '@/ui/FilterCheckbox';
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
  const { state, hrefWith, show } = address;
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
        <FilterCheckbox
          text={t('item:filter.favourite')}
          checked={state.favourite}
          onChange={(favourite) => {
            show({ favourite });
          }}
        />
      </FilterGroup>
      <DraftList area="personnel" />
    </>
  );
}
