import type { ReactNode } from 'react';
import { Link } from 'umi';
import type { Page } from 'contract/core/endpoint';
import { formatTotal } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyList } from '@/entities/item/list/EmptyList';
import { ItemList, ItemListSkeleton } from '@/entities/item/list/ItemList';
import { ListHead } from '@/ui/list/ListHead';
import { Pager } from '@/ui/list/Pager';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { SortSelect } from '@/entities/item/list/SortSelect';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { SEARCH_SORTS, type SearchBlock, type WelfareSearchState } from '../../entities/welfare/welfare-search-address';

interface SearchBlockListProps<Item> {
  block: SearchBlock;
  title: string;
  address: ListAddress<WelfareSearchState>;
  list: Query<Page<Item>>;
  /** Returns the total as text; `formatted` is the localised number. `allText` returns the text of the link to all results. */
  totalText: (count: number, formatted: string) => string;
  allText: (formatted: string) => string;
  /** Renders one item as an `ItemRow` with its key. */
  children: (item: Item) => ReactNode;
}

/** Lists the hits of one kind: the best few with a link to all or, if shown alone, all of them with pagination. */
export function SearchBlockList<Item>(props: SearchBlockListProps<Item>) {
  const { block, title, address, list, totalText, allText, children } = props;
  const { t } = useTranslation('welfare');
  const { state, hrefWith } = address;
  const head = useTopOfPage(state.page);
  const whole = state.block === block;
  const total = list.data && totalText(list.data.total, formatTotal(list.data));
  const isCut = list.data && !whole && list.data.total > list.data.items.length;
  const all = list.data && isCut ? allText(formatTotal(list.data)) : undefined;
  return (
    <section aria-label={title}>
      <ListHead title={title} titleRef={head} total={list.failure ? undefined : total}>
        {whole && <SortSelect area={block} address={address} sorts={SEARCH_SORTS} />}
      </ListHead>
      <QueryState
        query={list}
        skeleton={<ItemListSkeleton view="rows" />}
        isEmpty={({ items }) => items.length === 0}
        empty={whole ? <EmptyList address={address} chosen={[]} /> : <p className="second">{t('searchPage.none')}</p>}
      >
        {({ items, page, pageSize, total: count }) => (
          <>
            <ItemList view="rows" label={title}>
              {items.map(children)}
            </ItemList>
            {whole && <Pager page={page} pageSize={pageSize} total={count} hrefOf={(turned) => hrefWith({ page: turned })} />}
          </>
        )}
      </QueryState>
      {all !== undefined && (
        <p>
          <Link className="button" to={hrefWith({ block })}>
            {all}
          </Link>
        </p>
      )}
      {whole && (
        <p>
          <Link className="button" to={hrefWith({ block: null, sort: null })}>
            {t('searchPage.both')}
          </Link>
        </p>
      )}
    </section>
  );
}
