import type { Benefit } from 'contract/welfare';
import { formatDate, isDay } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { WindowState } from './benefit-window';

/** Formats a date; with the time of day if `iso` has one. */
const dateText = (iso: string): string => formatDate(iso, isDay(iso) ? 'date' : 'dateTime');

/** Returns the start or the end of the claim period as text; null for a benefit that is always open. */
export function useWindowDates({ opensAt, closesAt }: Pick<Benefit, 'opensAt' | 'closesAt'>, state: WindowState): string | null {
  const { t } = useTranslation('welfare');
  if (state === 'soon' && opensAt !== null) return t('dates.from', { date: dateText(opensAt) });
  if (closesAt === null) return null;
  return t(state === 'closed' ? 'dates.closed' : 'dates.until', { date: dateText(closesAt) });
}
