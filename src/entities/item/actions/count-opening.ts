import type { ItemRef } from 'contract/item';
import { request } from '@/lib/api/request';

/** Counts a view of an item whose address is opened directly. Only tools are counted so; other items count when their page is read. */
export function countOpening({ area, id }: ItemRef): void {
  if (area === 'tool') void request('POST /api/tool/updateViews', { id });
}
