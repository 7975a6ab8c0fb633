import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import type { ListAddress } from '@/ui/list/useListAddress';
import { AllResults } from './AllResults';
import { AreaResults } from './AreaResults';
import { NothingFound } from './NothingFound';
import type { SearchState } from './search-address';
import { SearchTabs } from './SearchTabs';
import { useSearchResult } from './useSearchResult';

/** Shows the results of the search in the address, of all areas or of one. */
export function SearchResults({ address }: { address: ListAddress<SearchState> }) {
  const { t } = useTranslation('search');
  const { result, shown } = useSearchResult(address.state);
  const nothing = result.failure ? null : result.data?.nothing;
  const tried = nothing?.tried.map((word) => t('nothing.word', { word })).join(t('nothing.between'));
  return (
    <>
      {!nothing && <SearchTabs address={address} result={result} />}
      <div role="status">
        {nothing && (
          <EmptyState
            title={t('nothing.title', { query: result.data?.query ?? shown.query })}
            text={tried ? t('nothing.tried', { words: tried }) : t('nothing.noWords')}
          />
        )}
      </div>
      {nothing && <NothingFound nothing={nothing} address={address} />}
      {!nothing && shown.area === null && <AllResults address={address} result={result} />}
      {!nothing && shown.area !== null && (
        <AreaResults key={shown.area} area={shown.area} page={shown.page} address={address} result={result} />
      )}
    </>
  );
}
