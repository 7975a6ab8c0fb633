import { useTranslation } from '@/lib/useTranslation';
import { SortSelect } from '@/ui/SortSelect';
import type { ListAddress } from '@/ui/useListAddress';
import { sortOf, sortsFor, type ServiceListState } from './service-list-address';

/** The first order is the list's own: choosing it leaves the address without one. */
export function ServiceSortSelect({ address: { state, show } }: { address: ListAddress<ServiceListState> }) {
  const { t } = useTranslation('servicehall');
  const sorts = sortsFor(state);
  return (
    <SortSelect
      value={sortOf(state)}
      choices={sorts.map((value) => ({ value, text: t(`sort.${value}`) }))}
      onChange={(value) => {
        show({ sort: value === sorts[0] ? null : value });
      }}
    />
  );
}
