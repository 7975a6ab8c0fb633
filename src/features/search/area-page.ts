import type { Area } from 'contract/core/areas';
import type { Page } from 'contract/core/endpoint';
import type { FoundItem, SearchResult } from 'contract/search';

/** As many as the server answers where no other size is asked for. */
const PAGE_SIZE = 20;

/** Returns the part of a search result that belongs to an area, as a page of its list. */
export function areaPage({ blocks }: SearchResult, area: Area, page: number): Page<FoundItem> {
  const block = blocks.find((one) => one.area === area);
  const { items = [], total = 0, more = false } = block ?? {};
  return { items, total, more, page, pageSize: PAGE_SIZE };
}
