import { useTranslation } from '@/lib/useTranslation';
import type { ChosenFilter } from '@/ui/FilterChips';
import type { ListAddress } from '@/ui/useListAddress';
import type { ServiceListState } from './service-list-address';
import type { Classifications } from './useClassifications';

/** What narrows the list, in words, each with the list without it. */
export function useChosenFilters(
  { state, hrefWith }: ListAddress<ServiceListState>,
  { nameOf }: Classifications,
): ChosenFilter[] {
  const { t } = useTranslation('servicehall');
  const { query, classification, handling, favourite } = state;
  const chosen: ChosenFilter[] = [];
  if (query) chosen.push({ key: 'query', text: t('chip.query', { query }), removeHref: hrefWith({ query: '', sort: null }) });
  if (classification) {
    chosen.push({
      key: 'classification',
      text: nameOf(classification) ?? t('chip.classification'),
      removeHref: hrefWith({ classification: null }),
    });
  }
  if (handling) chosen.push({ key: 'handling', text: t(`handling.${handling}`), removeHref: hrefWith({ handling: null }) });
  if (favourite) chosen.push({ key: 'favourite', text: t('filter.favourite'), removeHref: hrefWith({ favourite: false }) });
  return chosen;
}
