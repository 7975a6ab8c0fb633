import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '../list/useListAddress';
import type { ChosenFilter } from './FilterChips';
import type { Period } from './period';

/** Returns the active date filters, each with the address of the list without it. */
export function usePeriodChips({ state: { from, to }, hrefWith }: ListAddress<Period>): ChosenFilter[] {
  const { t } = useTranslation('item');
  const chosen: ChosenFilter[] = [];
  if (from) {
    chosen.push({ key: 'from', text: t('filter.since', { date: formatDate(from) }), removeHref: hrefWith({ from: null }) });
  }
  if (to) chosen.push({ key: 'to', text: t('filter.until', { date: formatDate(to) }), removeHref: hrefWith({ to: null }) });
  return chosen;
}
