import type { FoundItem } from 'contract/search';
import { ItemRow } from '@/entities/item/list/ItemRow';
import { FoundDate, hasDate } from './FoundDate';
import { PinnedMark } from './FoundFacts';

/** Renders a search result with the facts that its area's list shows. */
export const FoundRow = ({ item }: { item: FoundItem }) => (
  <ItemRow
    item={item}
    highlight={item.highlight}
    tag={item.pinned && <PinnedMark />}
    facts={hasDate(item) ? [<FoundDate key="date" item={item} />] : []}
  />
);
