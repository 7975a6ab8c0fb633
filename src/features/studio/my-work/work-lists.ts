import type { CallInput } from 'contract/api';
import type { CallState } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { contentInput, contentPath, type ContentState } from '../content/content-address';

/** Number of items that a section shows. */
export const MAX_ROWS = 5;
/** Number of the person's own drafts that are shown as cards. */
const MAX_CARDS = 3;

/** Filters of the lists of My work in their order; each section leads to the list of all items with the same filters. */
const WORK_FILTERS = {
  returned: { waiting: 'returned' },
  submitted: { waiting: 'submitted' },
  mine: { draft: 'mine' },
  behind: { draft: 'mine', translation: 'behind' },
  scheduled: { waiting: 'scheduled' },
  others: { draft: 'others' },
  stale: { check: 'stale', sort: 'check' },
  expiring: { state: 'published', expires: '30', sort: 'expires' },
  published: { state: 'published', sort: 'published' },
} as const satisfies Record<string, Partial<ContentState>>;

export type WorkListName = keyof typeof WORK_FILTERS;
export const WORK_LISTS = Object.keys(WORK_FILTERS) as WorkListName[];

export type WorkListCall = CallState<'POST /api/manage/content/list'>;

/** Lists of items that need attention by a certain day or at once. */
export const DUE_LISTS = ['returned', 'stale', 'expiring'] as const satisfies WorkListName[];
export type DueList = (typeof DUE_LISTS)[number];
export type DueLists = Readonly<Record<DueList, WorkListCall>>;

/** Page sizes of lists that do not load `MAX_ROWS` items: more published ones, because some of them may be shown elsewhere. */
const PAGE_SIZES: Partial<Record<WorkListName, number>> = { mine: MAX_CARDS, behind: MAX_CARDS, published: 2 * MAX_ROWS };

/** Returns the input of a section's call. */
export const workListInput = (name: WorkListName): CallInput<'POST /api/manage/content/list'> => ({
  ...contentInput(WORK_FILTERS[name]),
  pageSize: PAGE_SIZES[name] ?? MAX_ROWS,
});

/** Returns the link to all items of a list, with their number in the text; undefined if all of them are shown. */
export function linkToAll(name: WorkListName, { data }: WorkListCall, textOf: (count: string) => string) {
  if (!data || data.total <= Math.min(data.items.length, MAX_ROWS)) return undefined;
  return { to: contentPath(WORK_FILTERS[name]), text: textOf(formatNumber(data.total)) };
}
