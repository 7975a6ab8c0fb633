import { useCallback } from 'react';
import { AREA_PATHS } from '@/lib/paths';
import { suggestServices } from '@/lib/suggest-services';
import { useTranslation } from '@/lib/useTranslation';
import { SearchBox } from '@/ui/SearchBox';
import type { ListAddress } from '@/ui/useListAddress';
import type { ServiceListState } from './service-list-address';

/** Searching inside the service hall; a new search keeps the chosen filters. */
export function ServiceSearch({ address }: { address: ListAddress<ServiceListState> }) {
  const { t } = useTranslation('servicehall');
  const { state, show } = address;
  const onSearch = useCallback(
    (query: string) => {
      show({ query, sort: null });
    },
    [show],
  );
  return (
    <SearchBox
      size="large"
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      action={AREA_PATHS.service}
      keep={keptFilters(state)}
      query={state.query}
      recentKey="service"
      suggest={suggestServices}
      onSearch={onSearch}
    />
  );
}

/** What the form carries along when it is sent as plain HTML. */
function keptFilters({ classification, handling, favourite }: ServiceListState): Record<string, string> {
  return { ...(classification && { classification }), ...(handling && { handling }), ...(favourite && { favourite: '1' }) };
}
