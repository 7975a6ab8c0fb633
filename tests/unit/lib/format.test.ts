import { LOCALES } from 'contract/locale';
import { formatBytes, formatNumber } from '@/lib/format';

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
