import { interfaceLocale } from './failures';

const dateStyles = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment (ISO 8601) as a person reads it, in the interface's language and the device's time zone. */
export const formatDate = (iso: string, style: keyof typeof dateStyles = 'date'): string =>
  new Intl.DateTimeFormat(interfaceLocale(), dateStyles[style]).format(new Date(iso));

export const formatNumber = (value: number): string => new Intl.NumberFormat(interfaceLocale()).format(value);

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size in the largest unit of which there is at least one; units of 1,000 bytes, as the units' names say. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), BYTE_UNITS.length - 1);
  return new Intl.NumberFormat(interfaceLocale(), {
    style: 'unit',
    unit: BYTE_UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: power ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
