import type { FoundItem } from 'contract/search';
import { AREA_FACTS } from '@/entities/area/areas';
import { ItemRow } from '@/entities/item/list/ItemRow';
import { FoundDate, hasDate } from './FoundDate';
import { PinnedMark } from './FoundFacts';
import { passageFromMatch } from './passage-from-match';

/** Renders a search result with the facts that its area's list shows. A date of publication has a place of its own, as it has there. */
export function FoundRow({ item }: { item: FoundItem }) {
  const date = hasDate(item) ? <FoundDate key="date" item={item} /> : undefined;
  const isPublished = AREA_FACTS[item.area].foundDate === 'published';
  return (
    <ItemRow
      item={item}
      highlight={{ ...item.highlight, passage: passageFromMatch(item.highlight.passage) }}
      tag={item.pinned && <PinnedMark />}
      facts={date && !isPublished ? [date] : []}
      end={isPublished ? date : undefined}
    />
  );
}
