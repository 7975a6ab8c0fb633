import type { ReactNode } from 'react';
import type { Area } from 'contract/core/areas';
import type { Page } from 'contract/core/endpoint';
import { formatTotal } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyList, type EmptyListProps } from './EmptyList';
import { FoundInNote } from './FoundInNote';
import type { ListedItem } from './noted-locale';
import { FilterChips } from '../../../ui/filters/FilterChips';
import { FilterDrawer } from '../../../ui/filters/FilterDrawer';
import type { AnyListSort, ItemListState, ListSorts } from './item-list-state';
import { ListHead } from '../../../ui/list/ListHead';
import { Pager } from '../../../ui/list/Pager';
import { QueryState, type Query } from '../../../ui/states/QueryState';
import { SortSelect } from './SortSelect';
import type { ListAddress } from '../../../ui/list/useListAddress';
import { useTopOfPage } from '../../../ui/list/useTopOfPage';

export interface ListResultsProps<Item extends ListedItem> extends Omit<EmptyListProps, 'address' | 'onClear'> {
  area: Area;
  address: ListAddress<Pick<ItemListState, 'query' | 'sort' | 'page'>>;
  list: Query<Page<Item>>;
  /** Title of the list without a query. */
  title: string;
  /** Returns the total as text; `formatted` is the localised number. */
  totalText: (count: number, formatted: string) => string;
  sorts: ListSorts<AnyListSort>;
  /** Filters shown beside the list, for the drawer on phones. */
  filters: ReactNode;
  /** Controls shown beside the sort order, such as the choice between rows and cards. */
  tools?: ReactNode;
  /** Actions for the list as a whole, before the controls in its head. */
  actions?: ReactNode;
  /** Notes about the list, below its head. */
  notes?: ReactNode;
  /** Skeleton in the shape of the list. */
  skeleton: ReactNode;
  /** Renders one page of items as a list with the given accessible name. */
  children: (items: Item[], name: string) => ReactNode;
}

/** Renders the list that the address describes, in any shape: head, active filters, items, pagination. */
export function ListResults<Item extends ListedItem>(props: ListResultsProps<Item>) {
  const { area, address, list, title, totalText, sorts, filters, tools, actions, notes, chosen, nothing, skeleton, children } =
    props;
  const { t } = useTranslation('item');
  const { state, defaults, hrefWith } = address;
  const head = useTopOfPage(state.page);
  const name = state.query ? t('resultsFor', { query: state.query }) : title;
  const total = list.data && totalText(list.data.total, formatTotal(list.data));
  // Its message then has the link that clears the filters.
  const isEmpty = list.failure ? list.failure.status === 404 : state.page === 1 && list.data?.items.length === 0;
  const focusHead = () => {
    head.current?.focus({ preventScroll: true });
  };
  const empty = <EmptyList address={address} chosen={chosen} nothing={nothing} onClear={focusHead} />;
  return (
    <>
      <ListHead title={name} titleRef={head} total={list.failure ? undefined : total}>
        {actions}
        <FilterDrawer chosen={chosen.filter(({ key }) => key !== 'query').length} result={total ?? t('filter.show')}>
          {filters}
        </FilterDrawer>
        <SortSelect area={area} address={address} sorts={sorts} />
        {tools}
      </ListHead>
      {notes}
      <FilterChips chosen={chosen} clearHref={isEmpty ? null : hrefWith({ ...defaults, sort: state.sort })} onPress={focusHead} />
      <QueryState query={list} skeleton={skeleton} isEmpty={({ items }) => items.length === 0} empty={empty} notFound={empty}>
        {({ items, page, pageSize, total: count }) => (
          <>
            <FoundInNote items={items}>{children(items, name)}</FoundInNote>
            <Pager page={page} pageSize={pageSize} total={count} hrefOf={(turned) => hrefWith({ page: turned })} />
          </>
        )}
      </QueryState>
    </>
  );
}
