import type { ReactNode } from 'react';
import type { Page } from 'contract/endpoint';
import type { NewsCard } from 'contract/welfare';
import { useTranslation } from '@/lib/useTranslation';
import type { ItemListState } from '@/ui/item-list-state';
import { ListResults } from '@/ui/ListResults';
import type { Query } from '@/ui/QueryState';
import { useChosenFilters } from '@/ui/useChosenFilters';
import type { Classifications } from '@/ui/useClassifications';
import type { ListAddress } from '@/ui/useListAddress';
import { StoryList, StoryListSkeleton } from './StoryList';
import { hasLead, NEWS_SORTS } from './welfare-list-address';

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
