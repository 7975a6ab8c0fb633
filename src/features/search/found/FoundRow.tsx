import type { FoundItem } from 'contract/search';
import { ItemRow } from '@/entities/item/list/ItemRow';
import { PinnedMark } from './FoundFacts';
import { useDateOf } from './useDateOf';

/** Renders a search result with the facts that its area's list shows. */
export function FoundRow({ item }: { item: FoundItem }) {
  const date = useDateOf(item);
  return (
    <ItemRow item={item} highlight={item.highlight} tag={item.pinned && <PinnedMark />} facts={date === null ? [] : [date]} />
  );
}
