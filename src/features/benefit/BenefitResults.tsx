import type { ReactNode } from 'react';
import type { Page } from 'contract/core/endpoint';
import type { BenefitCard } from 'contract/welfare';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ItemListState } from '@/entities/item/list/item-list-state';
import { ListResults } from '@/entities/item/list/ListResults';
import type { Query } from '@/ui/states/QueryState';
import { useChosenFilters } from '@/entities/item/list/useChosenFilters';
import type { Classifications } from '@/entities/item/list/useClassifications';
import type { ListAddress } from '@/ui/list/useListAddress';
import { BenefitGrid, BenefitGridSkeleton } from './BenefitGrid';
import { BENEFIT_SORTS } from '../../entities/welfare/welfare-list-address';

interface BenefitResultsProps {
  address: ListAddress<ItemListState>;
  list: Query<Page<BenefitCard>>;
  classifications: Classifications;
  filters: ReactNode;
}

export function BenefitResults({ address, list, classifications, filters }: BenefitResultsProps) {
  const { t } = useTranslation('welfare');
  const chosen = useChosenFilters(address, classifications);
  return (
    <ListResults
      area="benefit"
      address={address}
      list={list}
      title={classifications.nameOf(address.state.classification) ?? t('benefitList.all')}
      totalText={(count, formatted) => t('benefitList.total', { count, formatted })}
      sorts={BENEFIT_SORTS}
      filters={filters}
      chosen={chosen}
      nothing={{ title: t('benefitList.empty'), text: t('benefitList.emptyText') }}
      skeleton={<BenefitGridSkeleton />}
    >
      {(benefits, name) => <BenefitGrid benefits={benefits} label={name} />}
    </ListResults>
  );
}
