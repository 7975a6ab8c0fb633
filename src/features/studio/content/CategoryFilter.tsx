import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { ContentState } from './content-address';
import { FilterSelect } from '../filters/FilterSelect';
import { useCategoryName } from './useCategoryName';

interface CategoryFilterProps {
  address: ListAddress<ContentState>;
  /** Id of the chosen category. */
  category: string;
}

/** Filter by the category that the structure page links to, with its name if the person may see it there. */
export function CategoryFilter({ address: { state, show }, category }: CategoryFilterProps) {
  const { t } = useTranslation('studio');
  const name = useCategoryName(state) ?? category;
  return (
    <FilterSelect
      label={t('column.category')}
      any={t('content.anyCategory')}
      options={[{ value: category, text: name }]}
      value={category}
      onChoose={(chosen) => {
        show({ category: chosen });
      }}
    />
  );
}
