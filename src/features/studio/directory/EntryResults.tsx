import { useTranslation } from '@/lib/i18n/useTranslation';
import { isFiltered } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { Query } from '@/ui/states/QueryState';
import type { CallAnswer } from 'contract/api';
import { ContentSkeleton } from '../content/ContentSkeleton';
import { PagedResults } from '../filters/PagedResults';
import { type DirectoryState } from './directory-address';
import type { Entry } from './entries';
import { EntryTable } from './EntryTable';

interface EntryResultsProps {
  address: ListAddress<DirectoryState>;
  list: Query<CallAnswer<'POST /api/manage/directory/list'>>;
  onEdit: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
}

/** Shows a page of the directory, or a message that says why it is empty. */
export function EntryResults({ address, list, onEdit, onRemove }: EntryResultsProps) {
  const { t } = useTranslation('directory');
  const { state, defaults, hrefWith } = address;
  return (
    <PagedResults
      list={list}
      skeleton={<ContentSkeleton />}
      query={state.query}
      hrefOf={(page) => hrefWith({ page })}
      clear={isFiltered(address) ? hrefWith(defaults) : null}
      none={{ title: t('none'), text: t('noneText') }}
    >
      {(items) => <EntryTable entries={items} onEdit={onEdit} onRemove={onRemove} />}
    </PagedResults>
  );
}
