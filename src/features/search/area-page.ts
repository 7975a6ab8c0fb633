import type { Area } from 'contract/core/areas';
import type { Page } from 'contract/core/endpoint';
import type { FoundItem, SearchResult } from 'contract/search';

/** Default page size of the server. */
const PAGE_SIZE = 20;

/** Returns the results of one area as a page of its list. */
export function areaPage({ blocks }: SearchResult, area: Area, page: number): Page<FoundItem> {
  const block = blocks.find((one) => one.area === area);
  const { items = [], total = 0, more = false } = block ?? {};
  return { items, total, more, page, pageSize: PAGE_SIZE };
}
