import { shownWork, workColumns } from '@/features/studio/my-work/shown-work';
import { WORK_LISTS, type WorkListCall, type WorkListName } from '@/features/studio/my-work/work-lists';

type Lists = Record<WorkListName, WorkListCall>;

const listOf = (ids: readonly string[]): WorkListCall => {
  const items = ids.map((id) => ({ area: 'notice', id, checkBy: null, expiresAt: null }));
  return { data: { items, total: items.length }, failure: null } as unknown as WorkListCall;
};

/** Returns lists with these numbers of items, no two of which are the same; the others are empty. */
const listsWith = (counts: Partial<Record<WorkListName, number>>): Lists =>
  Object.fromEntries(
    WORK_LISTS.map((name) => [name, listOf(Array.from({ length: counts[name] ?? 0 }, (_, number) => `${name}-${number}`))]),
  ) as Lists;

const columnsOf = (lists: Lists, sunkPages = 0) => workColumns(lists, shownWork(lists, Array.from({ length: sunkPages })));

test('each section is placed in the column that is shorter so far, and empty sections are left out', () => {
  const lists = listsWith({ stale: 3, others: 5, expiring: 4, published: 5 });
  expect(columnsOf(lists)).toEqual([['due'], ['others', 'published']]);
  expect(columnsOf(lists, 2)).toEqual([
    ['due', 'published'],
    ['sunk', 'others'],
  ]);
});

test('there is no column for sections that are all empty', () => {
  expect(columnsOf(listsWith({ published: 2 }))).toEqual([['published']]);
  expect(columnsOf(listsWith({}))).toEqual([]);
});

test('a section that could not be loaded is placed like one with content, for its message', () => {
  const failed = { data: undefined, failure: new Error('down') } as unknown as WorkListCall;
  expect(columnsOf({ ...listsWith({ others: 2, published: 1 }), returned: failed })).toEqual([['due'], ['others', 'published']]);
});

test('recently published lists five items, without those that need the person', () => {
  const published = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const lists = { ...listsWith({}), expiring: listOf(['a', 'c']), published: listOf(published) };
  expect(shownWork(lists, []).published.map(({ id }) => id)).toEqual(['b', 'd', 'e', 'f', 'g']);
  const onlyExpiring = { ...listsWith({}), expiring: listOf(['a']), published: listOf(['a']) };
  expect(columnsOf(onlyExpiring)).toEqual([['due']]);
});
