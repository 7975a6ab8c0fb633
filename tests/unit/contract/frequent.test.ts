import { majorityOf, mostFrequentOf } from '../../../contract/core/frequent';

const counted = (counts: Record<string, number>, without = 0) => [
  ...Object.entries(counts).map(([value, count]) => ({ value, count })),
  { value: null, count: without },
];

test.each([
  { of: counted({ a: 3, b: 2 }), majority: 'a' },
  { of: counted({ a: 2, b: 2 }), majority: null },
  { of: counted({ a: 2 }, 2), majority: null },
  { of: [...counted({ a: 1, b: 1 }), ...counted({ a: 1 })], majority: 'a' },
  { of: [], majority: null },
])('the majority of $of is $majority', ({ of, majority }) => {
  expect(majorityOf(of)).toBe(majority);
});

test.each([
  { of: counted({ a: 1, b: 2 }, 9), first: 'b' },
  { of: counted({ b: 2, a: 2 }), first: 'a' },
  { of: counted({}, 4), first: null },
])('the most frequent value of $of is $first', ({ of, first }) => {
  expect(mostFrequentOf(of)).toBe(first);
});
