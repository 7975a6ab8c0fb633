import type { Area } from 'contract/core/areas';
import type { ManagedItem } from 'contract/manage/content';
import type { CallInput } from 'contract/api';
import { request } from '@/lib/api/request';
import { keyOf } from '../care/item-key';

/** Items that a bulk action is to be done with. */
export interface BulkSource {
  count: number;
  /** Area of all of them; null if they are of several. */
  area: Area | null;
  /** Returns the items; undefined if they cannot be loaded. */
  load: () => Promise<ManagedItem[] | undefined>;
}

/** Returns a source of these items. */
export function chosenSource(items: readonly ManagedItem[]): BulkSource {
  const [first] = items;
  const area = first && items.every((item) => item.area === first.area) ? first.area : null;
  return { count: items.length, area, load: () => Promise.resolve([...items]) };
}

const PAGE_SIZE = 100;

/** Returns a source of all items that a list has, on all of its pages. */
export const listSource = (input: CallInput<'POST /api/manage/content/list'>, count: number): BulkSource => ({
  count,
  area: input.area ?? null,
  load: async () => {
    const found = new Map<string, ManagedItem>();
    for (let page = 1; ; page += 1) {
      const answer = await request('POST /api/manage/content/list', { ...input, sort: 'title', page, pageSize: PAGE_SIZE });
      if (!answer) return undefined;
      for (const item of answer.items) found.set(keyOf(item), item);
      if (page * PAGE_SIZE >= answer.total) return [...found.values()];
    }
  },
});
