import { useState, type ReactNode } from 'react';
import { Link } from 'umi';
import type { Page } from 'contract/core/endpoint';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { Icon } from '@/ui/primitives/Icon';
import { Pager } from '@/ui/list/Pager';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { QuickSearch } from '@/ui/search-box/QuickSearch';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useQuickSearch } from '@/ui/search-box/useQuickSearch';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import type { SearchAdminState } from './search-admin-address';
import { RowsSkeleton } from './RowsSkeleton';
import { SearchListBar } from './SearchListBar';

interface SearchRuleListProps<SearchRule extends { origin: 'folder' | 'portal' }> {
  title: string;
  text: string;
  address: ListAddress<SearchAdminState>;
  list: Query<Page<SearchRule>>;
  totalText: (total: number) => string;
  findText: string;
  addText: string;
  onAdd: () => void;
  /** Texts for an empty list (`none`), and for a filter without matches (`noneFound`). */
  none: { title: string; text: string };
  noneFound: string;
  /** Names of the columns, above the rows. */
  head?: ReactNode;
  /** Renders a rule. `showsOrigin` is false if all rules of the page are from the content folder, which is said once above them. */
  children: (searchRule: SearchRule, showsOrigin: boolean) => ReactNode;
}

/** Lists search rules, one per row, with a filter and a button to add one. */
export function SearchRuleList<SearchRule extends { origin: 'folder' | 'portal' }>(props: SearchRuleListProps<SearchRule>) {
  const { title, text, address, list, totalText, findText, addText, onAdd, none, noneFound, head, children } = props;
  const { t } = useTranslation('searchAdmin');
  const { state, hrefWith } = address;
  const search = useQuickSearch();
  const titleRef = useTopOfPage(state.page);
  const { data, failure, loading } = list;
  const hasNone = !failure && data?.total === 0 && !state.query;
  // While all rules load after a search without matches, the data is still that of the search.
  const isEmpty = hasNone && !loading;
  const folderRules = data?.items.filter(isFromFolder).length ?? 0;
  const isOfFolder = folderRules > 0 && folderRules === data?.items.length;
  const [addCount, setAddCount] = useState(0);
  // The first rule moves the button from the empty state to the bar, when the list is loaded again.
  const addRef = useFocusWhenLost<HTMLButtonElement>(addCount, data);
  const add = (
    <button
      ref={addRef}
      type="button"
      className={isOfFolder || !data ? 'button' : 'button button-primary'}
      onClick={() => {
        setAddCount(addCount + 1);
        onAdd();
      }}
    >
      <Icon name="plus" />
      {addText}
    </button>
  );
  const empty = state.query ? (
    <EmptyState drawing="search" title={noneFound}>
      <Link className="button" to={hrefWith({ query: '' })}>
        {t('pins.clear')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState {...none}>{isEmpty && add}</EmptyState>
  );
  return (
    <>
      <SearchListBar
        title={title}
        titleRef={titleRef}
        text={text}
        total={hasNone ? null : failure || !data ? undefined : totalText(data.total)}
        lockedText={!failure && folderRules > 0 ? t(isOfFolder ? 'folder.all' : 'folder.text') : undefined}
      >
        {!isEmpty && (
          <>
            <QuickSearch label={findText} search={search} />
            {add}
          </>
        )}
      </SearchListBar>
      <QueryState query={list} skeleton={<RowsSkeleton />} isEmpty={({ items }) => items.length === 0} empty={empty}>
        {({ items, page, pageSize, total }) => (
          <>
            <div className="boxed-list">
              {head}
              <ul aria-label={title}>{items.map((searchRule) => children(searchRule, !isOfFolder))}</ul>
            </div>
            <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => hrefWith({ page: turned })} />
          </>
        )}
      </QueryState>
    </>
  );
}

const isFromFolder = ({ origin }: { origin: 'folder' | 'portal' }): boolean => origin === 'folder';
