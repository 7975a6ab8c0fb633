import { formatDate, isDay } from '@/lib/i18n/format';
import { isFields } from './is-equal';

const MOMENT = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/;

/** Returns a value of a document as text: each entry of a list on its own line, the fields of an object after each other. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return MOMENT.test(value) ? formatDate(value, isDay(value) ? 'date' : 'dateTime') : value;
  if (Array.isArray(value)) return value.map(entryText).join('\n');
  if (isFields(value)) return Object.values(value).map(valueText).filter(Boolean).join(' · ');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Returns an entry of a list as text; one that is a list itself, such as the path of a classification, on one line. */
const entryText = (entry: unknown): string => (Array.isArray(entry) ? entry.map(valueText).join(' › ') : valueText(entry));
