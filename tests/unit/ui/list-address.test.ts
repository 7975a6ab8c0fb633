import { isFiltered } from '@/ui/list/list-address';

const defaults = { query: '', department: null as string | null, sort: 'newest', page: 1 };

test('the order and the page of a list are no filters', () => {
  expect(isFiltered({ state: { ...defaults, sort: 'name', page: 3 }, defaults })).toBe(false);
  expect(isFiltered({ state: { ...defaults, query: 'leave' }, defaults })).toBe(true);
});

test('a filter can be left out of account', () => {
  const state = { ...defaults, department: 'it' };
  expect(isFiltered({ state, defaults })).toBe(true);
  expect(isFiltered({ state, defaults }, 'department')).toBe(false);
  expect(isFiltered({ state: { ...state, query: 'leave' }, defaults }, 'department')).toBe(true);
});
