import '@/lib/i18n/texts/search';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useListAddress } from '@/ui/list/useListAddress';
import { SEARCH_FIELDS } from './search-address';
import { SearchHead } from './SearchHead';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';

/** Search page for all areas. */
export function SearchScreen() {
  const { t } = useTranslation(['item', 'shell']);
  const address = useListAddress(SEARCH_FIELDS);
  const { query } = address.state;
  return (
    <>
      <PageTitle page={query ? t('resultsFor', { query }) : undefined} area={t('shell:area.search')} />
      <SearchHead address={address} />
      {query ? <SearchResults address={address} /> : <SearchStart />}
    </>
  );
}
