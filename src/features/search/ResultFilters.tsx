import { useTranslation } from '@/lib/i18n/useTranslation';
import { ClassificationFilter } from '@/entities/item/list/ClassificationFilter';
import { FiltersSkeleton } from '@/ui/filters/FiltersSkeleton';
import { PeriodFilter } from '@/ui/filters/PeriodFilter';
import type { Classifications } from '@/entities/item/list/useClassifications';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchState } from './search-address';

interface ResultFiltersProps {
  address: ListAddress<SearchState>;
  classifications: Classifications;
}

/** Renders the filters of an area's results. */
export function ResultFilters({ address, classifications }: ResultFiltersProps) {
  const { t } = useTranslation('search');
  if (classifications.loading) return <FiltersSkeleton />;
  return (
    <>
      <ClassificationFilter address={address} classifications={classifications} allText={t('anyClassification')} />
      <PeriodFilter address={address} />
    </>
  );
}
