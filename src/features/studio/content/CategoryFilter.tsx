import { useCall } from '@/lib/api/useCall';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsAdmin } from '@/lib/session/useIsAdmin';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { ContentState } from './content-address';
import { FilterSelect } from '../filters/FilterSelect';

interface CategoryFilterProps {
  address: ListAddress<ContentState>;
  /** Id of the chosen category. */
  category: string;
}

/** Filter by the category that the structure page links to, with its name if the person may see it there. */
export function CategoryFilter({ address: { state, show }, category }: CategoryFilterProps) {
  const { t } = useTranslation('studio');
  const locale = useInterfaceLocale();
  const isNamed = useIsAdmin() && state.area !== null;
  const { data } = useCall('POST /api/manage/structure/info', isNamed && state.area ? { area: state.area } : null);
  const names = data?.classifications.find(({ id }) => id === category)?.names ?? {};
  const name = names[locale] ?? Object.values(names).at(0) ?? category;
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
