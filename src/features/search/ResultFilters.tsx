import { useTranslation } from '@/lib/useTranslation';
import { ClassificationFilter } from '@/ui/ClassificationFilter';
import { FiltersSkeleton } from '@/ui/FiltersSkeleton';
import { PeriodFilter } from '@/ui/PeriodFilter';
import type { Classifications } from '@/ui/useClassifications';
import type { ListAddress } from '@/ui/useListAddress';
import type { SearchState } from './search-address';

interface ResultFiltersProps {
  address: ListAddress<SearchState>;
  classifications: Classifications;
}

/** What narrows the results of an area. */
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
