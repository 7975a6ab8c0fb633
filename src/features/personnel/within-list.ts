import type { ListAddress } from '@/ui/list/useListAddress';
import { PERSONNEL_SORTS, showsTopics, type PersonnelListState } from './personnel-list-address';

/** Clearing the last filter of a list leaves the whole list, in its own order, and not the topics. */
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
