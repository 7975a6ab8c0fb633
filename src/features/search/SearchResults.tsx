import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { useCloseDialog } from '@/ui/overlay/useCloseDialog';
import { OptionalPart } from '@/ui/states/OptionalPart';
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
  const { result, people, shown } = useSearchResult(address.state);
  const { person } = address.state;
  const closePerson = useCloseDialog(address.hrefWith({ person: null }));
  const nothing = result.failure ? null : result.data?.nothing;
  const tried = nothing?.tried.map((word) => t('nothing.word', { word })).join(t('nothing.between'));
  return (
    <>
      {!nothing && <SearchTabs address={address} result={result} />}
      <div role="status" className="content">
        {nothing && (
          <EmptyState
            drawing="search"
            align="start"
            title={t(people.length ? 'nothing.documents' : 'nothing.title', { query: result.data?.query ?? shown.query })}
            text={tried ? t('nothing.tried', { words: tried }) : t('nothing.noWords')}
          />
        )}
      </div>
      {nothing && <NothingFound nothing={nothing} people={people} address={address} />}
      {!nothing && shown.area === null && <AllResults address={address} result={result} people={people} />}
      {!nothing && shown.area !== null && (
        <AreaResults key={shown.area} area={shown.area} page={shown.page} address={address} result={result} />
      )}
      {person !== null && (
        <OptionalPart load={loadPersonDialog} onFailure={closePerson}>
          {(PersonDialog) => <PersonDialog id={person} known={people.find(({ id }) => id === person)} onClose={closePerson} />}
        </OptionalPart>
      )}
    </>
  );
}

const loadPersonDialog = async () => ({ default: (await import('./people/PersonDialog')).PersonDialog });
