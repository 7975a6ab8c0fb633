import { dueItems } from '@/features/studio/my-work/due-items';
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

test('what was returned is first, then what is due first, and what has no day is last; each item is there once', () => {
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

test('an own draft is asked for if it was returned or expires, as its card only says when to check it', () => {
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
