import type { Page } from 'contract/core/endpoint';
import type { FoundBenefit, FoundNews } from 'contract/welfare';
import { useCall } from '@/lib/api/useCall';
import type { Query } from '@/ui/states/QueryState';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { searchInput, WELFARE_SEARCH_FIELDS, type WelfareSearchState } from '../../entities/welfare/welfare-search-address';

interface WelfareSearchResults {
  address: ListAddress<WelfareSearchState>;
  benefits: Query<Page<FoundBenefit>>;
  news: Query<Page<FoundNews>>;
  /**
   * True while both searches run and not both have responded. Results are shown together, so that the second does not move the
   * first.
   */
  waiting: boolean;
  /** True if both searches have responded without results. */
  nothing: boolean;
}

/** Returns the results of the search in the address. */
export function useWelfareSearch(): WelfareSearchResults {
  const address = useListAddress(WELFARE_SEARCH_FIELDS);
  const benefits = useCall('POST /api/welfare/benefit/search', searchInput('benefit', address.state));
  const news = useCall('POST /api/welfare/news/search', searchInput('news', address.state));
  const { query, block } = address.state;
  const waiting = query !== '' && block === null && !(hasAnswered(benefits) && hasAnswered(news));
  const nothing = block === null && isNothing(benefits) && isNothing(news);
  return { address, benefits, news, waiting, nothing };
}

const isNothing = ({ data, failure }: Query<Page<unknown>>): boolean => failure === null && data?.total === 0;

const hasAnswered = ({ data, failure }: Query<unknown>): boolean => failure !== null || data !== undefined;
