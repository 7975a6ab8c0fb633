import { useTranslation } from '@/lib/i18n/useTranslation';
import { FilterCheckbox } from '../../../ui/filters/FilterCheckbox';
import type { ItemListState } from './item-list-state';
import type { ListAddress } from '../../../ui/list/useListAddress';

/** Renders a filter that shows only the person's favourites. */
export function FavouriteFilter<S extends ItemListState>({ address: { state, show } }: { address: ListAddress<S> }) {
  const { t } = useTranslation('item');
  return (
    <FilterCheckbox
      text={t('filter.favourite')}
      checked={state.favourite}
      onChange={(favourite) => {
        show({ favourite } as Partial<S>);
      }}
    />
  );
}
