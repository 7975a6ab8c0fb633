import { interfaceLocale } from './interface-locale';

const dateStyles = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A formatter takes milliseconds to make and one page may need hundreds of the same. */
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
const dateFormat = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const relativeFormat = kept((locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options));

/** A moment (ISO 8601) as a person reads it, in the interface's language and the device's time zone; a day (`2026-12-18`) is one everywhere. */
export const formatDate = (iso: string, style: keyof typeof dateStyles = 'date'): string =>
  dateFormat({ ...dateStyles[style], ...(isDay(iso) && { timeZone: 'UTC' }) }).format(new Date(iso));

/** Whether it is a day of the calendar rather than a moment. */
export const isDay = (iso: string): boolean => !iso.includes('T');

const DAY_MS = 86_400_000;

/** From today to a day or the day of a moment, in days of the reader's calendar; negative when it is over. */
export function daysTo(iso: string, today = new Date()): number {
  const date = new Date(iso);
  const end = isDay(iso) ? date.getTime() : Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return (end - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) / DAY_MS;
}

/** How far away a day or a moment is: yesterday, today, tomorrow, in 12 days. */
export const formatDaysTo = (iso: string): string => relativeFormat({ numeric: 'auto' }).format(daysTo(iso), 'day');

/** All our languages write small whole numbers alike, and the first formatter of a page costs a slow machine 50 ms. */
const isAlike = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

export const formatNumber = (value: number): string => (isAlike(value) ? String(value) : numberFormat({}).format(value));

interface Counted {
  total: number;
  /** There may be more than the total. */
  more?: boolean;
}

/** A total as it is written; a round number where it is only known that there are more. */
export const formatTotal = ({ total, more = false }: Counted): string =>
  more ? `${formatNumber(rounded(total))}+` : formatNumber(total);

/** 342 is 300, 47 is 40. */
function rounded(total: number): number {
  const step = 10 ** (String(total).length - 1);
  return Math.floor(total / step) * step;
}

/** A part of a whole, from 0 to 1, in per cent. */
export const formatShare = (share: number): string => numberFormat({ style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Each unit with its length in seconds, the largest first. */
const AGE_UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const satisfies [Intl.RelativeTimeFormatUnit, number][];

/** How long ago a moment (ISO 8601) was, in the largest unit of which there is at least one; what is less than a minute ago is now. */
export function formatAge(iso: string): string {
  const seconds = (Date.now() - new Date(iso).getTime()) / 1000;
  const [unit, length] = AGE_UNITS.find(([, size]) => seconds >= size) ?? ['second', Infinity];
  return relativeFormat({ numeric: 'auto' }).format(-Math.floor(seconds / length) || 0, unit);
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size in the largest unit of which there is at least one; units of 1,000 bytes, as the units' names say. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), BYTE_UNITS.length - 1);
  return numberFormat({
    style: 'unit',
    unit: BYTE_UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: power ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
