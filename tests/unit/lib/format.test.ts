import { LOCALES } from 'contract/core/locale';
import {
  daysTo,
  formatAge,
  formatBytes,
  formatDate,
  formatDaysTo,
  isOverdue,
  formatNumber,
  formatPeriod,
  formatShare,
  formatShortDate,
  formatTotal,
} from '@/lib/i18n/format';
import { changeLocale } from '@/lib/i18n/i18n';

const HOUR_MS = 3_600_000;

/** Replaces whitespace by plain spaces, because Intl's separators differ between versions. */
const plainSpaces = (text: string): string => text.replace(/\s/g, ' ');

describe.each(LOCALES)('matches the output of Intl in %s', (locale) => {
  beforeEach(() => changeLocale(locale));

  test('for whole and other numbers', () => {
    const values = [0, 7, 42, 999, 1000, 12_345, 1_234_567, -3, 1.5];
    for (const value of values) expect(formatNumber(value)).toBe(value.toLocaleString(locale));
  });

  test('for dates and times, at every hour and in every month', () => {
    const [day, dateTime] = [
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
      new Intl.DateTimeFormat(locale, {
        ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
        ...({ hour: locale === 'en-US' ? 'numeric' : '2-digit', minute: '2-digit' } as const),
      }),
    ];
    for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2028, 0, 1); moment += 25.5 * HOUR_MS) {
      const iso = new Date(moment).toISOString();
      expect(formatDate(iso)).toBe(day.format(moment));
      expect(formatDate(iso, 'dateTime')).toBe(plainSpaces(dateTime.format(moment)));
    }
  });

  test('for the number of days until a day and since a moment, but for a space between a number and a Chinese character', () => {
    const spaced = (text: string): string => text.replace(/(\d)(?=[天小])/, '$1 ');
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
    const away = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    for (const days of [-1234, -30, -3, -2, -1, 0, 1, 2, 3, 12, 1234]) {
      const day = new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10);
      expect(formatDaysTo(day)).toBe(spaced(away.format(days, 'day')));
    }
    expect(formatAge(new Date(Date.now() - 5 * HOUR_MS).toISOString())).toBe(spaced(away.format(-5, 'hour')));
    jest.useRealTimers();
  });

  test('for sizes from kilobytes up', () => {
    for (const bytes of [1000, 1500, 1949, 999_960, 1_500_000, 20_000_000, 3_210_000_000]) {
      const power = Math.min(3, Math.floor(Math.log10(bytes) / 3));
      const unit = ['byte', 'kilobyte', 'megabyte', 'gigabyte'][power];
      const size = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
      expect(formatBytes(bytes)).toBe(size.format(bytes / 1000 ** power));
    }
    expect(formatBytes(0)).toBe('0 B');
    expect(formatBytes(999)).toBe('999 B');
  });
});

test.each([
  ['2027-02-01', '2027-02-28', 'Feb 1 – 28, 2027', '2027年2月1日至28日'],
  ['2027-02-01', '2027-03-15', 'Feb 1 – Mar 15, 2027', '2027年2月1日至3月15日'],
  ['2026-12-01', '2027-01-15', 'Dec 1, 2026 – Jan 15, 2027', '2026年12月1日至2027年1月15日'],
  ['2027-02-01', '2027-02-01', 'Feb 1, 2027', '2027年2月1日'],
])('the period from %s until %s is written as short as it can be', async (from, until, english, chinese) => {
  await changeLocale('en-US');
  expect(formatPeriod(from, until)).toBe(english);
  await changeLocale('zh-CN');
  expect(formatPeriod(from, until)).toBe(chinese);
});

test('a period with a time of day shows it', async () => {
  await changeLocale('en-US');
  expect(formatPeriod('2027-02-01', '2027-02-28T12:00:00')).toBe('Feb 1, 2027 – Feb 28, 2027, 12:00 PM');
});

test('dates and percentages follow a change of language', async () => {
  await changeLocale('en-US');
  expect([formatDate('2026-12-18'), formatShare(0.5)]).toEqual(['Dec 18, 2026', '50%']);
  await changeLocale('zh-CN');
  expect([formatDate('2026-12-18'), formatShare(0.5)]).toEqual(['2026年12月18日', '50%']);
});

test('lists leave out the year only if it is the current one in the calendar of the reader', async () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59) });
  const dates = ['2026-01-01', '2026-12-31', '2027-01-01', '2025-12-31', new Date(2027, 0, 1, 0, 1).toISOString()];
  await changeLocale('en-US');
  expect(dates.map((date) => formatShortDate(date))).toEqual([
    ...['Jan 1', 'Dec 31', 'Jan 1, 2027', 'Dec 31, 2025', 'Jan 1, 2027'],
  ]);
  expect(formatShortDate(new Date(2026, 10, 12, 8, 30).toISOString(), 'dateTime')).toBe('Nov 12, 8:30 AM');
  await changeLocale('zh-CN');
  expect(dates.map((date) => formatShortDate(date))).toEqual([
    ...['1月1日', '12月31日', '2027年1月1日', '2025年12月31日', '2027年1月1日'],
  ]);
  jest.useRealTimers();
});

test("days are counted in the reader's calendar, whatever the hour", () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 17, 23, 59) });
  expect(daysTo('2026-12-18')).toBe(1);
  expect(daysTo(new Date(2026, 11, 18, 0, 1).toISOString())).toBe(1);
  expect(daysTo('2026-12-10')).toBe(-7);
  jest.useRealTimers();
});

test('a total is exact, or rounded down with a + when the count is incomplete', () => {
  expect(formatTotal({ total: 342 })).toBe('342');
  expect(formatTotal({ total: 342, more: false })).toBe('342');
  expect([300, 342, 47].map((total) => formatTotal({ total, more: true }))).toEqual(['300+', '300+', '40+']);
});

test('Chinese says of a deadline how many days are left, and of a date in how many days it is', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true });
  await changeLocale('zh-CN');
  expect([formatDaysTo('2026-12-02'), formatDaysTo('2026-12-02', 'deadline')]).toEqual(['12 天后', '还剩 12 天']);
  expect(formatDaysTo('2026-11-21', 'deadline')).toBe('明天');
  await changeLocale('en-US');
  expect(formatDaysTo('2026-12-02', 'deadline')).toBe('in 12 days');
  jest.useRealTimers();
});

test('a deadline that has passed is overdue, not some days ago', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true });
  const dates = ['2026-11-19', '2026-11-18', '2026-11-20'];
  expect(dates.map((date) => formatDaysTo(date, 'deadline'))).toEqual(['1 day overdue', '2 days overdue', 'today']);
  expect(dates.map(isOverdue)).toEqual([true, true, false]);
  await changeLocale('zh-CN');
  expect(formatDaysTo('2026-11-18', 'deadline')).toBe('逾期 2 天');
  jest.useRealTimers();
});
