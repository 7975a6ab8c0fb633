import { day } from 'contract/item';

const DAY_MS = 86_400_000;
const YEARS_TO_TRY = [1900, 1999, 2000, 2023, 2024, 2100, 2400, 2999];

/** Returns every date of a year. */
function datesOf(year: number): string[] {
  const dates: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}

test('accepts every date of common years, of leap years and of the turn of a century', () => {
  const refused = YEARS_TO_TRY.flatMap(datesOf).filter((date) => !day.safeParse(date).success);
  expect(refused).toEqual([]);
});

test.each(['2026-02-29', '1900-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-32', '2026-1-1'])(
  'refuses %s, which is no date',
  (text) => {
    expect(day.safeParse(text).success).toBe(false);
  },
);

test.each(['1899-12-31', '3000-01-01', '9600-02-29'])('refuses %s with the years that are supported', (text) => {
  expect(day.safeParse(text).error?.issues[0]?.message).toBe('is not a date of the years 1900 to 2999: write 2026-03-31');
});
