import { useCloseDialog } from '@/ui/overlay/useCloseDialog';
import { OptionalPart } from '@/ui/states/OptionalPart';
import type { ListAddress } from '@/ui/list/useListAddress';
import { AllResults } from './AllResults';
import { AreaResults } from './AreaResults';
import { NothingFound } from './NothingFound';
import { NothingMessage } from './NothingMessage';
import type { SearchState } from './search-address';
import { SearchTabs } from './SearchTabs';
import { useSearchResult } from './useSearchResult';

/** Shows the results of the search in the address, of all areas or of one. */
export function SearchResults({ address }: { address: ListAddress<SearchState> }) {
  const { result, people, shown } = useSearchResult(address.state);
  const { person } = address.state;
  const closePerson = useCloseDialog(address.hrefWith({ person: null }));
  const nothing = result.failure ? null : result.data?.nothing;
  return (
    <>
      {!nothing && <SearchTabs address={address} result={result} />}
      <div role="status" className="content">
        {nothing && (
          <NothingMessage query={result.data?.query ?? shown.query} tried={nothing.tried} hasPeople={people.length > 0} />
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
