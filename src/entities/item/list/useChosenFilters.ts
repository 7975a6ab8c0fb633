import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ChosenFilter } from '../../../ui/filters/FilterChips';
import type { ItemListState } from './item-list-state';
import type { Classifications } from './useClassifications';
import type { ListAddress } from '../../../ui/list/useListAddress';

/**
 * Returns the active filters as texts, each with the address of the list without it. `own` are the filters specific to the area.
 */
export function useChosenFilters(
  { state, hrefWith }: ListAddress<Omit<ItemListState, 'page'>>,
  { nameOf }: Classifications,
  own: readonly ChosenFilter[] = [],
): ChosenFilter[] {
  const { t } = useTranslation('item');
  const { query, classification, favourite } = state;
  const chosen: ChosenFilter[] = [];
  if (query) chosen.push({ key: 'query', text: t('filter.query', { query }), removeHref: hrefWith({ query: '', sort: null }) });
  if (classification) {
    chosen.push({
      key: 'classification',
      text: nameOf(classification) ?? t('filter.classification'),
      removeHref: hrefWith({ classification: null }),
    });
  }
  chosen.push(...own);
  if (favourite) chosen.push({ key: 'favourite', text: t('filter.favourite'), removeHref: hrefWith({ favourite: false }) });
  return chosen;
}
