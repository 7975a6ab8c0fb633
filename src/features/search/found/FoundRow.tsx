import type { FoundItem } from 'contract/search';
import { ItemRow } from '@/entities/item/list/ItemRow';
import { FoundDate, hasDate } from './FoundDate';
import { PinnedMark } from './FoundFacts';
import { passageFromMatch } from './passage-from-match';

/** Renders a search result with the facts that its area's list shows. */
export const FoundRow = ({ item }: { item: FoundItem }) => (
  <ItemRow
    item={item}
    highlight={{ ...item.highlight, passage: passageFromMatch(item.highlight.passage) }}
    tag={item.pinned && <PinnedMark />}
    facts={hasDate(item) ? [<FoundDate key="date" item={item} />] : []}
  />
);
