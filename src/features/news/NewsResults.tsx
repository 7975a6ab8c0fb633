import type { ReactNode } from 'react';
import type { Page } from 'contract/core/endpoint';
import type { NewsCard } from 'contract/welfare';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ItemListState } from '@/entities/item/list/item-list-state';
import { ListResults } from '@/entities/item/list/ListResults';
import type { Query } from '@/ui/states/QueryState';
import { useChosenFilters } from '@/entities/item/list/useChosenFilters';
import type { Classifications } from '@/entities/item/list/useClassifications';
import type { ListAddress } from '@/ui/list/useListAddress';
import { StoryList, StoryListSkeleton } from './StoryList';
import { hasLead, NEWS_SORTS } from '../../entities/welfare/welfare-list-address';

interface NewsResultsProps {
  address: ListAddress<ItemListState>;
  list: Query<Page<NewsCard>>;
  classifications: Classifications;
  filters: ReactNode;
}

export function NewsResults({ address, list, classifications, filters }: NewsResultsProps) {
  const { t } = useTranslation('welfare');
  const { state } = address;
  const chosen = useChosenFilters(address, classifications);
  return (
    <ListResults
      area="news"
      address={address}
      list={list}
      title={classifications.nameOf(state.classification) ?? t('newsList.all')}
      totalText={(count, formatted) => t('newsList.total', { count, formatted })}
      sorts={NEWS_SORTS}
      filters={filters}
      chosen={chosen}
      nothing={{ title: t('newsList.empty'), text: t('newsList.emptyText') }}
      skeleton={<StoryListSkeleton lead={hasLead(state)} />}
    >
      {(stories, name) => <StoryList stories={stories} label={name} lead={hasLead(state)} />}
    </ListResults>
  );
}
