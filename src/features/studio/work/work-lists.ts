import type { CallInput } from 'contract/api';
import type { CallState } from '@/lib/api/useCall';
import { contentInput, type ContentState } from '../content/content-address';

/** Number of items that a section shows. */
const MAX_ROWS = 5;

/** Filters of the sections of My work; each section leads to the list of all items with the same filters. */
export const WORK_FILTERS = {
  mine: { draft: 'mine' },
  others: { draft: 'others' },
  published: { state: 'published', sort: 'published' },
  expiring: { state: 'published', expires: '30', sort: 'expires' },
} as const satisfies Record<string, Partial<ContentState>>;

export type WorkListName = keyof typeof WORK_FILTERS;
export type WorkListCall = CallState<'POST /api/manage/content/list'>;

/** Returns the input of a section's call. Of my drafts it requests one more, because the latest is shown above the sections. */
export const workListInput = (name: WorkListName): CallInput<'POST /api/manage/content/list'> => ({
  ...contentInput(WORK_FILTERS[name]),
  pageSize: MAX_ROWS + (name === 'mine' ? 1 : 0),
});
