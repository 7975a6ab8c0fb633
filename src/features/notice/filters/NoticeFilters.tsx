import { useTranslation } from '@/lib/i18n/useTranslation';
import { ChoiceFilter } from '@/ui/filters/ChoiceFilter';
import { ClassificationFilter } from '@/entities/item/list/ClassificationFilter';
import { DraftList } from '@/entities/item/preview/DraftList';
import { FilterCheckbox } from '@/ui/filters/FilterCheckbox';
import { FavouriteFilter } from '@/entities/item/list/FavouriteFilter';
import { FilterGroup } from '@/ui/filters/FilterGroup';
import { FiltersSkeleton } from '@/ui/filters/FiltersSkeleton';
import { PeriodFilter } from '@/ui/filters/PeriodFilter';
import type { Classifications } from '@/entities/item/list/useClassifications';
import type { ListAddress } from '@/ui/list/useListAddress';
import { DepartmentFilter } from './DepartmentFilter';
import { PRIORITIES, type NoticeListState } from './notice-list-address';
import type { Departments } from '@/entities/notice/useDepartments';

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
