import { formatDate, formatShortDate, type DateStyle } from '@/lib/i18n/format';

interface ShortDateProps {
  /** Calendar day or point in time (ISO 8601). */
  iso: string;
  style?: DateStyle;
  className?: string;
  /** Returns the text around the date, such as "Updated …". Default: the date alone. */
  children?: (date: string) => string;
}

/** Shows a date in a list, card or row, without the current year. Its title, and print, have the full date. */
export const ShortDate = ({ iso, style, className = '', children = (date) => date }: ShortDateProps) => (
  <time className={`short-date ${className}`} dateTime={iso} title={children(formatDate(iso, style))}>
    {children(formatShortDate(iso, style))}
  </time>
);
