import { labelledDays } from '@/features/studio/insights/labelled-days';

const days = (count: number) => Array.from({ length: count }, (_, index) => ({ day: String(index + 1) }));

test.each([
  [7, 1118, ['1', '2', '3', '4', '5', '6', '7']],
  [7, 318, ['1', '4', '7']],
  [30, 1118, ['2', '6', '10', '14', '18', '22', '26', '30']],
  [30, 318, ['8', '19', '30']],
  [90, 208, ['41', '90']],
])('a chart of %i days that is %i pixels wide has the last day and as many others as fit', (count, width, labelled) => {
  expect(labelledDays(days(count), width)).toEqual(labelled);
});
