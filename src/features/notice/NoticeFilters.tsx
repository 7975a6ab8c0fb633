import { useTranslation } from '@/lib/useTranslation';
import { ChoiceFilter } from '@/ui/ChoiceFilter';
import { ClassificationFilter } from '@/ui/ClassificationFilter';
import { DraftList } from '@/ui/DraftList';
import { FilterCheckbox } from '@/ui/FilterCheckbox';
import { FavouriteFilter } from '@/ui/FavouriteFilter';
import { FilterGroup } from '@/ui/FilterGroup';
import { FiltersSkeleton } from '@/ui/FiltersSkeleton';
import { PeriodFilter } from '@/ui/PeriodFilter';
import type { Classifications } from '@/ui/useClassifications';
import type { ListAddress } from '@/ui/useListAddress';
import { DepartmentFilter } from './DepartmentFilter';
import { PRIORITIES, type NoticeListState } from './notice-list-address';
import type { Departments } from './useDepartments';

interface NoticeFiltersProps {
  address: ListAddress<NoticeListState>;
  classifications: Classifications;
  departments: Departments;
}

const FLAGS = ['unread', 'mustRead'] as const;

export function NoticeFilters({ address, classifications, departments }: NoticeFiltersProps) {
  const { t } = useTranslation(['notice', 'item']);
  const { state, hrefWith, show } = address;
  if (classifications.loading || departments.loading) return <FiltersSkeleton />;
  return (
    <>
      <FilterGroup title={t('item:filter.mine')}>
        {FLAGS.map((flag) => (
          <FilterCheckbox
            key={flag}
            text={t(`filter.${flag}`)}
            checked={state[flag]}
            onChange={(chosen) => {
              show({ [flag]: chosen });
            }}
          />
        ))}
        <FavouriteFilter address={address} />
      </FilterGroup>
      <ClassificationFilter address={address} classifications={classifications} allText={t('filter.all')} />
      <DepartmentFilter address={address} departments={departments} />
      <ChoiceFilter
        title={t('filter.priority')}
        anyText={t('filter.anyPriority')}
        choices={PRIORITIES.map((value) => ({ value, text: t(`priority.${value}`) }))}
        chosen={state.priority}
        hrefOf={(priority) => hrefWith({ priority })}
      />
      <PeriodFilter address={address} />
      <DraftList area="notice" />
    </>
  );
}
