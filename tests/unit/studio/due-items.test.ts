import { dueGroups, dueItems } from '@/features/studio/my-work/due-items';
import { DUE_LISTS, type DueList, type DueLists } from '@/features/studio/my-work/work-lists';

interface Given {
  id: string;
  checkBy?: string;
  expiresAt?: string;
}

/** Returns lists with these items. */
const listsWith = (items: Partial<Record<DueList, Given[]>>): DueLists =>
  Object.fromEntries(
    DUE_LISTS.map((name) => [
      name,
      { data: { items: (items[name] ?? []).map((item) => ({ area: 'service', checkBy: null, expiresAt: null, ...item })) } },
    ]),
  ) as unknown as DueLists;

const namesOf = (lists: DueLists, ownDrafts: string[] = []): string[] =>
  dueItems(lists, new Set(ownDrafts)).map(({ item: { id }, lists: reasons }) => `${id}: ${reasons.join(' ')}`);

const REPORT = { id: 'report', checkBy: '2026-12-20', expiresAt: '2026-12-02T10:00:00.000Z' };

test('returned items are first, then items by due date, and items without a date last; each item is listed once', () => {
  const lists = listsWith({
    returned: [{ id: 'returned' }],
    stale: [{ id: 'late', checkBy: '2026-11-20' }, { id: 'without-owner' }, REPORT],
    expiring: [REPORT, { id: 'fair', expiresAt: '2026-12-10T10:00:00.000Z' }],
  });
  expect(namesOf(lists)).toEqual([
    'returned: returned',
    'late: stale',
    'report: stale expiring',
    'fair: expiring',
    'without-owner: stale',
  ]);
});

test("a person's own draft is listed if it was returned or expires, but not for its check date, which its card shows", () => {
  const lists = listsWith({
    returned: [{ id: 'returned' }],
    stale: [{ id: 'mine', checkBy: '2026-12-01' }, REPORT],
    expiring: [REPORT],
  });
  expect(namesOf(lists, ['service returned', 'service mine', 'service report'])).toEqual([
    'returned: returned',
    'report: expiring',
  ]);
});

test('items are grouped by how soon they are due, and a group without items is left out', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z') });
  const groupsOf = (items: Partial<Record<DueList, Given[]>>) =>
    dueGroups(dueItems(listsWith(items), new Set())).map((group) => [group.name, ...group.items.map(({ item: { id } }) => id)]);
  const late = { id: 'late', checkBy: '2026-11-20' };
  const today = { id: 'today', checkBy: '2026-11-21' };
  const inAWeek = { id: 'in-a-week', checkBy: '2026-11-28' };
  const inEightDays = { id: 'in-eight-days', checkBy: '2026-11-29' };
  expect(
    groupsOf({ returned: [{ id: 'returned' }], stale: [late, today, inAWeek, inEightDays, { id: 'without-owner' }] }),
  ).toEqual([
    ['now', 'returned', 'late', 'today'],
    ['soon', 'in-a-week'],
    ['later', 'in-eight-days', 'without-owner'],
  ]);
  expect(groupsOf({ stale: [inEightDays] })).toEqual([['later', 'in-eight-days']]);
  jest.useRealTimers();
});
