import { listInput, sortOf, type ItemListState, type ListSorts } from '@/entities/item/list/item-list-state';

const SORTS: ListSorts = ['newest', 'name'];
const WHOLE: ItemListState = { query: '', classification: null, favourite: false, sort: null, page: 1 };

test('the input of the unfiltered list has only the fields that the area adds', () => {
  expect(JSON.stringify(listInput(WHOLE, SORTS, { unread: true }))).toBe('{"unread":true}');
});

test('the input of a filtered list has its query, filters, sort and page', () => {
  const state: ItemListState = { query: 'leave', classification: 'time-off', favourite: true, sort: 'name', page: 2 };
  expect(listInput(state, SORTS, {})).toEqual({
    query: 'leave',
    classificationId: 'time-off',
    favourite: true,
    sort: 'name',
    page: 2,
  });
});

test.each([
  { query: '', sort: null, order: 'newest' },
  { query: 'leave', sort: null, order: 'relevance' },
  { query: '', sort: 'name', order: 'name' },
  { query: '', sort: 'relevance', order: 'newest' },
  { query: '', sort: 'popular', order: 'newest' },
  { query: 'leave', sort: 'popular', order: 'relevance' },
] as const)('a list of “$query” with sort $sort is sorted by $order', ({ query, sort, order }) => {
  expect(sortOf(SORTS, { query, sort })).toBe(order);
});
