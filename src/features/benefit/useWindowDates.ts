import type { Benefit } from 'contract/welfare';
import { formatDate, isDay } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { WindowState } from './benefit-window';

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
  const dateText = (iso: string): string => format(iso, isDay(iso) ? 'date' : 'dateTime');
  if (state === 'soon' && opensAt !== null) return t('dates.from', { date: dateText(opensAt) });
  if (closesAt === null) return null;
  return t(state === 'closed' ? 'dates.closed' : 'dates.until', { date: dateText(closesAt) });
}
