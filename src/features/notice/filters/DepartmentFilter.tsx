import { useTranslation } from '@/lib/i18n/useTranslation';
import { ChoiceFilter } from '@/ui/filters/ChoiceFilter';
import { FilterFailure } from '@/ui/filters/FilterFailure';
import { FilterGroup } from '@/ui/filters/FilterGroup';
import { isFiltered } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { NoticeListState } from './notice-list-address';
import type { Departments } from '@/entities/notice/useDepartments';

interface DepartmentFilterProps {
  address: ListAddress<NoticeListState>;
  departments: Departments;
}

/** Renders the publishing departments as a filter, with counts unless the list is narrowed otherwise. */
export function DepartmentFilter({ address, departments }: DepartmentFilterProps) {
  const { state, hrefWith } = address;
  const { t } = useTranslation('notice');
  const { all, failure, retrying, retry } = departments;
  if (failure) {
    return (
      <FilterGroup title={t('filter.department')}>
        <FilterFailure text={t('filter.departmentFailed')} failure={failure} retrying={retrying} onRetry={retry} />
      </FilterGroup>
    );
  }
  const hasCounts = !isFiltered(address, 'department');
  return (
    <ChoiceFilter
      title={t('filter.department')}
      anyText={t('filter.anyDepartment')}
      choices={all.map(({ id, name, count }) => ({ value: id, text: name, count: hasCounts ? count : undefined }))}
      chosen={state.department}
      hrefOf={(department) => hrefWith({ department })}
    />
  );
}
