import { LOCALES } from 'contract/locale';
import { daysTo, formatBytes, formatDate, formatDaysTo, formatNumber, formatTotal } from '@/lib/format';

test.each(LOCALES)('a number reads as Intl writes it in %s, also where no formatter is made', (locale) => {
  document.documentElement.lang = locale;
  for (const value of [0, 7, 42, 999, 1000, 12_345, -3, 1.5]) expect(formatNumber(value)).toBe(value.toLocaleString(locale));
});

test('a number follows the language when it changes', () => {
  document.documentElement.lang = 'en-US';
  expect(formatBytes(1_500_000)).toBe('1.5 MB');
  document.documentElement.lang = 'zh-CN';
  expect(formatBytes(999)).toBe(
    new Intl.NumberFormat('zh-CN', { style: 'unit', unit: 'byte', unitDisplay: 'short' }).format(999),
  );
});

test('a day of the calendar is that day wherever it is read', () => {
  document.documentElement.lang = 'en-US';
  expect(formatDate('2026-12-18')).toBe('Dec 18, 2026');
  document.documentElement.lang = 'zh-CN';
  expect(formatDate('2026-12-18')).toBe('2026年12月18日');
});

test('days are counted in the calendar of the reader, whatever the hour', () => {
  document.documentElement.lang = 'en-US';
  jest.useFakeTimers({ now: new Date(2026, 11, 17, 23, 59) });
  expect(daysTo('2026-12-18')).toBe(1);
  expect(daysTo(new Date(2026, 11, 18, 0, 1).toISOString())).toBe(1);
  expect(daysTo('2026-12-10')).toBe(-7);
  expect(['2026-12-16', '2026-12-17', '2026-12-18', '2026-12-29'].map(formatDaysTo)).toEqual([
    'yesterday',
    'today',
    'tomorrow',
    'in 12 days',
  ]);
  jest.useRealTimers();
});

test('a total is exact, or round where there are more than are counted', () => {
  expect(formatTotal({ total: 342 })).toBe('342');
  expect(formatTotal({ total: 342, more: false })).toBe('342');
  expect([300, 342, 47].map((total) => formatTotal({ total, more: true }))).toEqual(['300+', '300+', '40+']);
});
