import { useId, type ReactNode } from 'react';
import { Link } from 'umi';
import type { Page } from 'contract/core/endpoint';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { formatTotal } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyList } from '@/entities/item/list/EmptyList';
import { FoundInNote } from '@/entities/item/list/FoundInNote';
import type { ListedItem } from '@/entities/item/list/noted-locale';
import { ItemList, ItemListSkeleton } from '@/entities/item/list/ItemList';
import { ListHead } from '@/ui/list/ListHead';
import { Pager } from '@/ui/list/Pager';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { SortSelect } from '@/entities/item/list/SortSelect';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { SEARCH_SORTS, type SearchBlock, type WelfareSearchState } from '../../entities/welfare/welfare-search-address';

interface SearchBlockListProps<Item extends ListedItem> {
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
export function SearchBlockList<Item extends ListedItem>(props: SearchBlockListProps<Item>) {
  const { block, title, address, list, totalText, allText, children } = props;
  const { t } = useTranslation('welfare');
  const { state, hrefWith } = address;
  const head = useTopOfPage(state.page);
  const titleId = useId();
  const whole = state.block === block;
  const total = list.data && totalText(list.data.total, formatTotal(list.data));
  const isCut = list.data && !whole && list.data.total > list.data.items.length;
  const all = list.data && isCut ? { to: hrefWith({ block }), text: allText(formatTotal(list.data)) } : undefined;
  return (
    <section aria-label={title}>
      {whole ? (
        <ListHead title={title} titleRef={head} total={list.failure ? undefined : total}>
          <SortSelect area={block} address={address} sorts={SEARCH_SORTS} />
        </ListHead>
      ) : (
        <SectionHead
          id={titleId}
          title={title}
          glyph={<AreaIcon area={block} size="small" />}
          count={list.failure ? undefined : total}
          all={all}
        />
      )}
      <QueryState
        query={list}
        skeleton={<ItemListSkeleton view="rows" />}
        isEmpty={({ items }) => items.length === 0}
        empty={whole ? <EmptyList address={address} chosen={[]} /> : <p className="second">{t('searchPage.none')}</p>}
      >
        {({ items, page, pageSize, total: count }) => (
          <>
            <FoundInNote items={items}>
              <ItemList view="rows" label={title}>
                {items.map(children)}
              </ItemList>
            </FoundInNote>
            {whole && <Pager page={page} pageSize={pageSize} total={count} hrefOf={(turned) => hrefWith({ page: turned })} />}
          </>
        )}
      </QueryState>
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
