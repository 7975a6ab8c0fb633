import { useTranslation } from '@/lib/i18n/useTranslation';
import { Pager } from '@/ui/list/Pager';
import type { ListAddress } from '@/ui/list/useListAddress';
import { QueryState, type Query } from '@/ui/states/QueryState';
import type { CallAnswer } from 'contract/api';
import { ContentSkeleton } from '../content/ContentSkeleton';
import { NoResults } from '../filters/NoResults';
import { isFiltered, type DirectoryState } from './directory-address';
import type { Entry } from './entries';
import { EntryTable } from './EntryTable';

interface EntryResultsProps {
  address: ListAddress<DirectoryState>;
  list: Query<CallAnswer<'POST /api/manage/directory/list'>>;
  onEdit: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
}

/** Shows a page of the directory, or why there is none. */
export function EntryResults({ address, list, onEdit, onRemove }: EntryResultsProps) {
  const { t } = useTranslation('directory');
  const { state, defaults, hrefWith } = address;
  return (
    <QueryState
      query={list}
      skeleton={<ContentSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <NoResults
          page={state.page}
          query={state.query}
          firstPage={hrefWith({ page: 1 })}
          clear={isFiltered(state) ? hrefWith(defaults) : null}
          none={{ title: t('none'), text: t('noneText') }}
        />
      }
    >
      {({ items, page, pageSize, total }) => (
        <>
          <EntryTable entries={items} onEdit={onEdit} onRemove={onRemove} />
          <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => hrefWith({ page: turned })} />
        </>
      )}
    </QueryState>
  );
}
