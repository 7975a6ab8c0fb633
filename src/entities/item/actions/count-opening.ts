import type { MouseEvent } from 'react';
import type { ItemRef } from 'contract/item';
import { request } from '@/lib/api/request';
import { rememberTool } from './recent-tools';

const MIDDLE_BUTTON = 1;

/**
 * Counts a view of an item whose address is opened directly, and remembers it on this device. Only tools are counted in this way; others
 * count when their page is read.
 */
export function countOpening({ area, id }: ItemRef): void {
  if (area !== 'tool') return;
  rememberTool(id);
  void request('POST /api/tool/updateViews', { id });
}

/** Returns the handlers of a link that count a view of the item whose address it opens, with either mouse button. */
export const countingOpenings = (item: ItemRef) => ({
  onClick: () => {
    countOpening(item);
  },
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) countOpening(item);
  },
});
