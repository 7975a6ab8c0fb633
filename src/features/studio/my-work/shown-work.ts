import type { ManagedItem } from 'contract/manage/content';
import type { SunkPage } from 'contract/manage/question';
import { keyOf } from '../care/item-key';
import { dueItems, type DueItem } from './due-items';
import { DUE_LISTS, MAX_ROWS, type WorkListCall, type WorkListName } from './work-lists';

/** Sections below the cards, the most pressing first. */
const SECTIONS = ['due', 'sunk', 'submitted', 'scheduled', 'others', 'published'] as const;
export type WorkSectionName = (typeof SECTIONS)[number];
/** Sections with rows of one line; the others have components of their own. */
export type PlainSectionName = Exclude<WorkSectionName, 'due' | 'sunk'>;
type WorkLists = Readonly<Record<WorkListName, WorkListCall>>;

/** Rows of the sections of My work. */
export interface ShownWork extends Record<PlainSectionName, ManagedItem[]> {
  due: DueItem[];
  sunk: readonly SunkPage[];
}

/** Returns the rows of each section. Items in `due` are left out of `published`. */
export function shownWork(lists: WorkLists, sunk: readonly SunkPage[]): ShownWork {
  const itemsOf = (name: WorkListName) => lists[name].data?.items ?? [];
  const firstOf = (items: ManagedItem[]) => items.slice(0, MAX_ROWS);
  const due = dueItems(lists, new Set(itemsOf('mine').map(keyOf)));
  const dueKeys = new Set(due.map(({ item }) => keyOf(item)));
  return {
    due,
    sunk,
    submitted: firstOf(itemsOf('submitted')),
    scheduled: firstOf(itemsOf('scheduled')),
    others: firstOf(itemsOf('others')),
    published: firstOf(itemsOf('published').filter((item) => !dueKeys.has(keyOf(item)))),
  };
}

/** Height of a section's head, in rows. */
const HEAD_ROWS = 2;
/** Rows that the error message of a failed list takes. */
const FAILURE_ROWS = 3;

const LISTS_OF: Readonly<Record<WorkSectionName, readonly WorkListName[]>> = {
  due: DUE_LISTS,
  sunk: [],
  submitted: ['submitted'],
  scheduled: ['scheduled'],
  others: ['others'],
  published: ['published'],
};

/** Distributes the sections with content over up to two columns; each section is added to the column that is shorter so far. */
export function workColumns(lists: WorkLists, shown: ShownWork): WorkSectionName[][] {
  const columns = [0, 1].map(() => ({ names: [] as WorkSectionName[], rows: 0 }));
  for (const name of SECTIONS) {
    const failures = LISTS_OF[name].filter((list) => lists[list].failure !== null).length;
    const rows = shown[name].length + FAILURE_ROWS * failures;
    if (rows === 0) continue;
    const [shorter] = columns.toSorted((a, b) => a.rows - b.rows);
    shorter?.names.push(name);
    if (shorter) shorter.rows += rows + HEAD_ROWS;
  }
  return columns.map(({ names }) => names).filter((names) => names.length > 0);
}
