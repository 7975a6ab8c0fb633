import { pagerPlaces } from '@/ui/list/pager-places';

test.each([
  { current: 1, last: 2, places: [1, 2] },
  { current: 1, last: 9, places: [1, 2, 'gap', 9] },
  { current: 5, last: 9, places: [1, 'gap', 4, 5, 6, 'gap', 9] },
  { current: 4, last: 9, places: [1, 2, 3, 4, 5, 'gap', 9] },
  { current: 9, last: 9, places: [1, 'gap', 8, 9] },
  { current: 40, last: 9, places: [1, 'gap', 9] },
])('on page $current of $last the pager shows $places', ({ current, last, places }) => {
  expect(pagerPlaces(current, last)).toEqual(places);
});
