import type { EligibilityCheck } from 'contract/welfare';
import { judge } from '@/features/benefit/eligibility/eligibility';

const permanent: EligibilityCheck = {
  kind: 'yes_no',
  question: 'Permanent?',
  expected: true,
  otherwise: 'Permanent contracts only.',
};
const enrolled: EligibilityCheck = { kind: 'yes_no', question: 'Enrolled?', expected: false, otherwise: 'Once is enough.' };
const place: EligibilityCheck = {
  kind: 'choice',
  question: 'Where?',
  options: ['Lisbon', 'Porto', 'Abroad'],
  accepted: ['Lisbon', 'Porto'],
  otherwise: 'Not abroad.',
};
const years = (limits: { least?: number; most?: number }): EligibilityCheck => ({
  kind: 'number',
  question: 'How many years?',
  otherwise: 'Not that many years.',
  ...limits,
});
const entitled = (check: EligibilityCheck, answer: boolean | number | string): boolean =>
  judge([check], [answer]).against.length === 0;

test('yes or no: the expected answer passes, the other one fails', () => {
  expect(entitled(permanent, true)).toBe(true);
  expect(entitled(permanent, false)).toBe(false);
  expect(entitled(enrolled, false)).toBe(true);
  expect(entitled(enrolled, true)).toBe(false);
});

test('a number passes between minimum and maximum, inclusive; a missing limit does not apply', () => {
  const both = years({ least: 1, most: 3 });
  expect([0.99, 1, 2, 3, 3.01].map((answer) => entitled(both, answer))).toEqual([false, true, true, true, false]);
  expect([-5, 0, 4].map((answer) => entitled(years({ most: 0 }), answer))).toEqual([true, true, false]);
  expect([-5, 0, 4].map((answer) => entitled(years({ least: 0 }), answer))).toEqual([false, true, true]);
  expect(entitled(years({}), -1000)).toBe(true);
});

test('a choice passes if it is accepted', () => {
  expect(['Lisbon', 'Porto', 'Abroad'].map((answer) => entitled(place, answer))).toEqual([true, true, false]);
});

test('an answer of another type fails', () => {
  expect(entitled(years({}), true)).toBe(false);
  expect(entitled(place, 0)).toBe(false);
});

test('failed questions are listed in the order of the questions', () => {
  expect(judge([permanent, years({ least: 2 }), place], [false, 5, 'Abroad'])).toEqual({
    open: [],
    against: ['Permanent contracts only.', 'Not abroad.'],
  });
});

test('unanswered questions are open and neither pass nor fail; no and zero are answers', () => {
  expect(judge([permanent, years({ least: 2 }), place], [undefined, 0])).toEqual({
    open: [0, 2],
    against: ['Not that many years.'],
  });
  expect(judge([enrolled], [false])).toEqual({ open: [], against: [] });
  expect(judge([], [])).toEqual({ open: [], against: [] });
});
