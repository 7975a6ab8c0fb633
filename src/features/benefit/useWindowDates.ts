import type { Benefit } from 'contract/welfare';
import { formatDate, formatPeriod, isDay } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { WindowState } from './benefit-window';

const dateText = (iso: string, format = formatDate): string => format(iso, isDay(iso) ? 'date' : 'dateTime');

/** Returns both ends of the claim period as text; null if one of them is not given. */
export const claimPeriodText = ({ opensAt, closesAt }: Pick<Benefit, 'opensAt' | 'closesAt'>): string | null =>
  opensAt === null || closesAt === null ? null : formatPeriod(opensAt, closesAt);

/**
 * Returns the start or the end of the claim period as text, with the time of day if it has one; null for a benefit that is always
 * open. Lists pass `formatShortDate`.
 */
export function useWindowDates(
  { opensAt, closesAt }: Pick<Benefit, 'opensAt' | 'closesAt'>,
  state: WindowState,
  format: typeof formatDate = formatDate,
): string | null {
  const { t } = useTranslation('welfare');
  if (state === 'soon' && opensAt !== null) return t('dates.from', { date: dateText(opensAt, format) });
  if (closesAt === null) return null;
  return t(state === 'closed' ? 'dates.closed' : 'dates.until', { date: dateText(closesAt, format) });
}
