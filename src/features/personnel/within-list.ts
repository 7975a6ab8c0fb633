import type { ListAddress } from '@/ui/list/useListAddress';
import { PERSONNEL_SORTS, showsTopics, type PersonnelListState } from './personnel-list-address';

/**
 * Returns an address whose links stay in the list. Without it, clearing the last filter would lead to the overview of topics;
 * here it leads to the whole list in its default order.
 */
export function withinList(address: ListAddress<PersonnelListState>): ListAddress<PersonnelListState> {
  const kept = (change: Partial<PersonnelListState>) =>
    showsTopics({ ...address.state, page: 1, ...change }) ? { ...change, sort: PERSONNEL_SORTS[0] } : change;
  return {
    ...address,
    hrefWith: (change) => address.hrefWith(kept(change)),
    show: (change) => {
      address.show(kept(change));
    },
  };
}
