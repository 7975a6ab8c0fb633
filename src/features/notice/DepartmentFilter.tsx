import { useTranslation } from '@/lib/useTranslation';
import { ChoiceFilter } from '@/ui/ChoiceFilter';
import { FilterFailure } from '@/ui/FilterFailure';
import { FilterGroup } from '@/ui/FilterGroup';
import type { ListAddress } from '@/ui/useListAddress';
import type { NoticeListState } from './notice-list-address';
import type { Departments } from './useDepartments';

interface DepartmentFilterProps {
  address: ListAddress<NoticeListState>;
  departments: Departments;
}

export function DepartmentFilter({ address: { state, hrefWith }, departments }: DepartmentFilterProps) {
  const { t } = useTranslation('notice');
  const { all, failure, retrying, retry } = departments;
  if (failure) {
    return (
      <FilterGroup title={t('filter.department')}>
        <FilterFailure text={t('filter.departmentFailed')} failure={failure} retrying={retrying} onRetry={retry} />
      </FilterGroup>
    );
  }
  return (
    <ChoiceFilter
      title={t('filter.department')}
      anyText={t('filter.anyDepartment')}
      choices={all.map(({ id, name, count }) => ({ value: id, text: name, count }))}
      chosen={state.department}
      hrefOf={(department) => hrefWith({ department })}
    />
  );
}
