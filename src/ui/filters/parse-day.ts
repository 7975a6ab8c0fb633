import { shownTranslation } from '@/lib/i18n/shown-translation';
import { dayField } from '../list/list-address';

/** Earliest date that can be entered, so that a mistyped year is an error. */
export const MIN_DAY = '1970-01-01';

const YEAR_FIRST = /^(\d{4})\s*[-/.年\s]\s*(\d{1,2})\s*[-/.月\s]\s*(\d{1,2})\s*日?$/;
const YEAR_FIRST_COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const MONTH_FIRST = /^(\p{L}{3,})\.?\s+(\d{1,2})\s*,?\s+(\d{4})$/u;
const DAY_FIRST = /^(\d{1,2})\.?\s+(\p{L}{3,})\.?\s*,?\s+(\d{4})$/u;

/**
 * Returns the day that a person has typed, as `2026-12-18`: the year first (`2026/12/18`, `2026年12月18日`) or with the month in
 * letters (`Dec 18, 2026`). Null for anything else, such as `12/11/2026`, which means another day to other readers.
 */
export function parseDay(typed: string): string | null {
  // Chinese input methods also write digits and signs at full width.
  const text = typed.normalize('NFKC').trim();
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? YEAR_FIRST_COMPACT.exec(text) ?? byMonthName(text) ?? [];
  if (!year || !month || !day) return null;
  const iso = dayField.read(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return iso !== null && iso >= MIN_DAY ? iso : null;
}

/**
 * Parses a date with the month in letters. Returns the whole text, year, month and day, in the order of a regular expression
 * match; null if the text is not such a date.
 */
function byMonthName(text: string): [string, string, string, string] | null {
  const monthFirst = MONTH_FIRST.exec(text);
  const dayFirst = DAY_FIRST.exec(text);
  const [name, day] = monthFirst ? [monthFirst[1], monthFirst[2]] : [dayFirst?.[2], dayFirst?.[1]];
  const year = (monthFirst ?? dayFirst)?.[3];
  if (!name || !day || !year) return null;
  const months = shownTranslation('format')('months').toLowerCase().split(' ');
  return [text, year, String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1), day];
}
