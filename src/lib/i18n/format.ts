import { interfaceLocale } from './interface-locale';
import { shownTranslation } from './shown-translation';

/**
 * Returns `make` with a cache by language and options. Creating a formatter takes milliseconds, and a page may need the same one
 * hundreds of times.
 */
function kept<Options, Format>(make: (locale: string, options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const locale = interfaceLocale();
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const relativeFormat = kept((locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));

/**
 * Returns the texts that dates and distances in days are written with. Most pages show these in the first view, and the first
 * `Intl` formatter of a page takes 150 ms on a slow machine. A test compares the results with those of the formatters.
 */
const texts = () => shownTranslation('format');

/** A date alone, or with the time of day to the minute or second. */
export type DateStyle = 'date' | 'dateTime' | 'seconds';

/**
 * Formats a point in time (ISO 8601) in the interface's language and the device's time zone. A calendar day (`2026-12-18`) is the
 * same in every time zone.
 */
export const formatDate = (iso: string, style: DateStyle = 'date'): string => dateText(iso, style, 'date');

/**
 * Formats a date for lists, cards and rows: without the year if it is the current one in the reader's calendar. Pages about one item,
 * histories and the studio's tables show full dates.
 */
export const formatShortDate = (iso: string, style: DateStyle = 'date'): string =>
  dateText(iso, style, dayFor(iso).year === new Date().getFullYear() ? 'dayOfMonth' : 'date');

function dateText(iso: string, style: DateStyle, pattern: 'date' | 'dayOfMonth'): string {
  const t = texts();
  const { year, month, day } = dayFor(iso);
  const date = t(pattern, { year, month: t('months').split(' ')[month], day });
  return style === 'date' ? date : t('dateTime', { date, time: timeOf(new Date(iso), style === 'seconds') });
}

/** Formats a period from one day to another as short as it can be: Feb 1 – 28, 2027. Points in time keep their time of day. */
export function formatPeriod(from: string, until: string): string {
  if (from === until) return formatDate(from, isDay(from) ? 'date' : 'dateTime');
  const t = texts();
  const [first, last] = [dayFor(from), dayFor(until)];
  if (!isDay(from) || !isDay(until) || first.year !== last.year) {
    const [start, end] = [from, until].map((iso) => formatDate(iso, isDay(iso) ? 'date' : 'dateTime'));
    return t('period', { start, end });
  }
  const months = t('months').split(' ');
  return t(first.month === last.month ? 'periodInMonth' : 'periodInYear', {
    ...{ year: first.year, month: months[first.month], day: first.day },
    ...{ lastMonth: months[last.month], lastDay: last.day },
  });
}

/** Formats a day with its weekday: Wednesday, Nov 25. */
export function formatWeekday(iso: string): string {
  const t = texts();
  const moment = new Date(iso);
  const weekday = isDay(iso) ? moment.getUTCDay() : moment.getDay();
  return t('withWeekday', { weekday: t('weekdays').split(' ')[weekday], date: formatDayOfMonth(iso) });
}

/** Formats a day without its year: Nov 25. */
const formatDayOfMonth = (iso: string): string => dateText(iso, 'date', 'dayOfMonth');

/** Formats the time of day of a point in time (ISO 8601) in the device's time zone. */
export const formatTime = (iso: string): string => timeOf(new Date(iso));

interface Day {
  year: number;
  /** Index of the month, from 0. */
  month: number;
  day: number;
}

const dayOf = (date: Date): Day => ({ year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() });
const localDayOf = (date: Date): Day => ({ year: date.getFullYear(), month: date.getMonth(), day: date.getDate() });

/** Returns a calendar day as it is written, and the day of a point in time in the reader's time zone. */
function dayFor(iso: string): Day {
  const date = new Date(iso);
  return isDay(iso) ? dayOf(date) : localDayOf(date);
}

function timeOf(moment: Date, hasSeconds = false): string {
  const t = texts();
  const [hours, ...rest] = [moment.getHours(), moment.getMinutes(), ...(hasSeconds ? [moment.getSeconds()] : [])];
  const minute = rest.map(twoDigits).join(':');
  const hour = t('hours') === '12' ? String(hours % 12 || 12) : twoDigits(hours);
  return t(hours < 12 ? 'time_am' : 'time_pm', { hour, minute });
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns whether a value is a calendar day rather than a point in time. */
export const isDay = (iso: string): boolean => !iso.includes('T');

/**
 * Compares two days or points in time in ISO form, to sort the earliest first. `localeCompare` would load the rules of a language for its
 * first call, which takes 36 ms of the home page's first load with a four times slower processor.
 */
export const compareTimes = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Returns the number of days from today to a day, or to the day of a point in time, in the reader's calendar; negative if it is past. */
export function daysTo(iso: string, today = new Date()): number {
  return (midnight(dayFor(iso)) - midnight(localDayOf(today))) / DAY_MS;
}

const DAY_MS = 86_400_000;
const midnight = ({ year, month, day }: Day): number => Date.UTC(year, month, day);

const NEAR_DAYS = ['beforeYesterday', 'yesterday', 'today', 'tomorrow', 'afterTomorrow'] as const;

/** Returns whether the day of a deadline has passed in the reader's calendar. */
export const isOverdue = (iso: string): boolean => daysTo(iso) < 0;

/**
 * Formats the distance to a day or a point in time: yesterday, today, tomorrow, in 12 days. A deadline that has passed is 2 days
 * overdue; of another one, Chinese says how many days are left.
 */
export function formatDaysTo(iso: string, kind: 'date' | 'deadline' = 'date'): string {
  const t = texts();
  const days = daysTo(iso);
  if (kind === 'deadline' && days < 0) return t('days.overdue', { count: -days, formatted: formatNumber(-days) });
  const near = NEAR_DAYS[days + 2];
  return near
    ? t(`days.${near}`)
    : t(days < 0 ? 'days.past' : kind === 'date' ? 'days.ahead' : 'days.left', { days: formatNumber(Math.abs(days)) });
}

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Formats a number. All supported languages write whole numbers alike. */
export const formatNumber = (value: number): string =>
  isWhole(value) ? String(value).replace(/\B(?=(\d{3})+$)/g, ',') : numberFormat({}).format(value);

interface Counted {
  total: number;
  /** True if there may be more than the total. */
  more?: boolean;
}

/** Formats a total; rounded down and with a plus sign if there may be more. */
export const formatTotal = ({ total, more = false }: Counted): string =>
  more ? `${formatNumber(rounded(total))}+` : formatNumber(total);

/** Rounds down to the first digit: 342 becomes 300, 47 becomes 40. */
function rounded(total: number): number {
  const step = 10 ** (String(total).length - 1);
  return Math.floor(total / step) * step;
}

/** Formats a fraction from 0 to 1 as a percentage. */
export const formatShare = (share: number): string => numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Units with their length in seconds, the largest first. */
const AGE_UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const satisfies [Intl.RelativeTimeFormatUnit, number][];

/** Number before a Chinese character. The portal's texts have a space there; the browser's ages have none. */
const NUMBER_IN_CHINESE = /\d+(?=\p{Script=Han})/u;

/** Formats the time since a moment (ISO 8601) in the largest unit of which at least one has passed; less than a minute is "just now". */
export function formatAge(iso: string): string {
  const seconds = (Date.now() - new Date(iso).getTime()) / 1000;
  const found = AGE_UNITS.find(([, size]) => seconds >= size);
  if (!found) return texts()('justNow');
  const [unit, length] = found;
  const age = relativeFormat({ numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
  return age.replace(NUMBER_IN_CHINESE, '$& ');
}

/** Units with their length in bytes, the largest first. They are decimal (1 kB is 1,000 bytes), as their names say. */
const SIZE_UNITS = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const;

/** Formats a file size in the largest unit of which there is at least one. All supported languages write it alike. */
export function formatBytes(bytes: number): string {
  const [unit, length] = SIZE_UNITS.find(([, size]) => bytes >= size) ?? ['B', 1];
  const tenths = Math.round((bytes / length) * 10);
  const value = formatNumber(Math.floor(tenths / 10)) + (tenths % 10 ? `.${tenths % 10}` : '');
  return `${value} ${unit}`;
}
