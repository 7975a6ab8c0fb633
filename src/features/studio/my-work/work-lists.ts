import type { CallInput } from 'contract/api';
import type { CallState } from '@/lib/api/useCall';
import { contentInput, type ContentState } from '../content/content-address';

/** Number of items that a section shows. */
const MAX_ROWS = 5;
/** Number of the person's own drafts that are shown as cards. */
const MAX_CARDS = 3;

/** Filters of the sections of My work in their order; each section leads to the list of all items with the same filters. */
export const WORK_FILTERS = {
  returned: { waiting: 'returned' },
  submitted: { waiting: 'submitted' },
  mine: { draft: 'mine' },
  scheduled: { waiting: 'scheduled' },
  others: { draft: 'others' },
  stale: { check: 'stale', sort: 'check' },
  expiring: { state: 'published', expires: '30', sort: 'expires' },
  published: { state: 'published', sort: 'published' },
} as const satisfies Record<string, Partial<ContentState>>;

export type WorkListName = keyof typeof WORK_FILTERS;
export const WORK_LISTS = Object.keys(WORK_FILTERS) as WorkListName[];

/** Sections below the cards in the columns of a wide window: what somebody has to do, and what readers have. */
export const WORK_COLUMNS = [
  ['returned', 'submitted', 'scheduled', 'others'],
  ['expiring', 'published'],
] as const satisfies WorkListName[][];
export type WorkSectionName = (typeof WORK_COLUMNS)[number][number];
export type WorkListCall = CallState<'POST /api/manage/content/list'>;

/** Returns the input of a section's call. */
export const workListInput = (name: WorkListName): CallInput<'POST /api/manage/content/list'> => ({
  ...contentInput(WORK_FILTERS[name]),
  pageSize: name === 'mine' ? MAX_CARDS : MAX_ROWS,
});
