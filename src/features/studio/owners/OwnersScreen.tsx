import '@/lib/i18n/texts/studio/bulk-care';
import { useState } from 'react';
import type { CallAnswer } from 'contract/api';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { hasWords } from '@/lib/i18n/words';
import { MANAGE_CONTENT_PATH, MANAGE_OWNERS_PATH } from '@/lib/paths';
import { QuickSearch } from '@/ui/search-box/QuickSearch';
import { useQuickSearch } from '@/ui/search-box/useQuickSearch';
import { EmptyState } from '@/ui/states/EmptyState';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { QueryState } from '@/ui/states/QueryState';
import { StudioPlace } from '../place/StudioPlace';
import { ContentSkeleton } from '../content/ContentSkeleton';
import { FilterBar } from '../filters/FilterBar';
import { NoResults } from '../filters/NoResults';
import type { BulkSource } from '../bulk/bulk-source';
import { LastRun } from '../bulk/LastRun';
import { loadBulkDialog } from '../bulk/load-dialog';
import { OwnerTable } from './OwnerTable';
import { useBulkRun } from '../bulk/useBulkRun';

type Owners = CallAnswer<'POST /api/manage/content/owners'>;

/** Place with the owners of the items that the person may edit, to hand items on when somebody has left. */
export function OwnersScreen() {
  const { t } = useTranslation(['bulkCare', 'studio']);
  const owners = useCall('POST /api/manage/content/owners', {});
  const [source, setSource] = useState<BulkSource | null>(null);
  const search = useQuickSearch();
  const running = useBulkRun(owners.retry);
  const count = owners.failure ? undefined : owners.data?.owners.length;
  const total = count === undefined ? undefined : t('owners.total', { count, formatted: formatNumber(count) });
  const close = () => {
    setSource(null);
  };
  return (
    <StudioPlace
      title={t('owners.title')}
      count={total}
      lead={t('owners.text')}
      back={{ to: MANAGE_CONTENT_PATH, text: t('studio:places.content') }}
    >
      {running.run && source === null && (
        <LastRun
          run={running.run}
          onShow={() => {
            setSource(NOTHING);
          }}
        />
      )}
      {!(owners.data && isEmpty(owners.data)) && (
        <FilterBar search={<QuickSearch label={t('owners.find')} search={search} />} clear={null}>
          {null}
        </FilterBar>
      )}
      <QueryState query={owners} skeleton={<ContentSkeleton />} isEmpty={isEmpty} empty={<EmptyState title={t('owners.none')} />}>
        {(data) => (
          <OwnerList
            data={data}
            query={search.query}
            onReassign={(chosen) => {
              running.clear();
              setSource(chosen);
            }}
          />
        )}
      </QueryState>
      {source && (
        <OptionalPart load={loadBulkDialog} onFailure={close}>
          {(Dialog) => (
            <Dialog kind={source === NOTHING ? 'results' : 'owner'} source={source} running={running} onClose={close} />
          )}
        </OptionalPart>
      )}
    </StudioPlace>
  );
}

const NOTHING: BulkSource = { count: 0, area: null, load: () => Promise.resolve([]) };

const isEmpty = ({ owners, without }: Owners): boolean => owners.length === 0 && without === 0;

interface OwnerListProps {
  data: Owners;
  query: string;
  onReassign: (source: BulkSource) => void;
}

/** Shows the owners that match the search. */
function OwnerList({ data: { owners, without }, query, onReassign }: OwnerListProps) {
  const { t } = useTranslation(['bulkCare', 'contentCare']);
  const found = owners.filter(({ id, name, role, department }) => hasWords([name ?? id, role, department].join(' '), query));
  const foundWithout = hasWords(t('contentCare:owner.none'), query) ? without : 0;
  if (found.length === 0 && foundWithout === 0)
    return <NoResults query={query} clear={MANAGE_OWNERS_PATH} none={{ title: t('owners.none') }} />;
  return <OwnerTable owners={found} without={foundWithout} onReassign={onReassign} />;
}
