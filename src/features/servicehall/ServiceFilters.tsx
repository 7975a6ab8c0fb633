import { useTranslation } from '@/lib/useTranslation';
import { FilterCheckbox } from '@/ui/FilterCheckbox';
import { FilterFailure } from '@/ui/FilterFailure';
import { FilterGroup } from '@/ui/FilterGroup';
import { FiltersSkeleton } from '@/ui/FiltersSkeleton';
import { FilterTree } from '@/ui/FilterTree';
import type { ListAddress } from '@/ui/useListAddress';
import { DraftList } from './DraftList';
import { HANDLINGS, type ServiceListState } from './service-list-address';
import type { Classifications } from './useClassifications';

interface ServiceFiltersProps {
  address: ListAddress<ServiceListState>;
  classifications: Classifications;
}

/** Id of the choice that narrows nothing. */
const ALL = '';

export function ServiceFilters({ address, classifications }: ServiceFiltersProps) {
  const { t } = useTranslation('servicehall');
  const { state, hrefWith, show } = address;
  const categories = [{ id: ALL, name: t('filter.all'), children: [] }, ...(classifications.tree ?? [])];
  const handlings = [ALL, ...HANDLINGS] as const;
  if (classifications.loading) return <FiltersSkeleton />;
  return (
    <>
      <FilterGroup title={t('filter.classification')}>
        {classifications.failed ? (
          <FilterFailure
            text={t('filter.classificationFailed')}
            retrying={classifications.retrying}
            onRetry={classifications.retry}
          />
        ) : (
          <FilterTree
            nodes={categories}
            selected={state.classification ?? ALL}
            hrefOf={(id) => hrefWith({ classification: id || null })}
          />
        )}
      </FilterGroup>
      <FilterGroup title={t('filter.handling')}>
        <FilterTree
          nodes={handlings.map((id) => ({ id, name: id === ALL ? t('filter.anyHandling') : t(`handling.${id}`), children: [] }))}
          selected={state.handling ?? ALL}
          hrefOf={(id) => hrefWith({ handling: HANDLINGS.find((handling) => handling === id) ?? null })}
        />
      </FilterGroup>
      <FilterGroup title={t('filter.mine')}>
        <FilterCheckbox
          text={t('filter.favourite')}
          checked={state.favourite}
          onChange={(favourite) => {
            show({ favourite });
          }}
        />
      </FilterGroup>
      <DraftList />
    </>
  );
}
