import type { ReactNode } from 'react';
import type { Page } from 'contract/core/endpoint';
import { Pager } from '@/ui/list/Pager';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { NoResults, type NoResultsProps } from './NoResults';

interface PagedResultsProps<Item> extends Pick<NoResultsProps, 'query' | 'clear' | 'about' | 'none'> {
  list: Query<Page<Item>>;
  skeleton: ReactNode;
  /** Returns the address of a page. */
  hrefOf: (page: number) => string;
  children: (items: readonly Item[]) => ReactNode;
}

/** Page of a list of the studio with the pager below it, or the reason why it is empty. */
export const PagedResults = <Item,>({ list, skeleton, hrefOf, children, ...texts }: PagedResultsProps<Item>) => (
  <QueryState
    query={list}
    skeleton={skeleton}
    isEmpty={({ items }) => items.length === 0}
    empty={<NoResults page={list.data?.page ?? 1} firstPage={hrefOf(1)} {...texts} />}
  >
    {({ items, page, pageSize, total }) => (
      <>
        {children(items)}
        <Pager page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />
      </>
    )}
  </QueryState>
);
