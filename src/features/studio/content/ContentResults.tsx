import { lazy, Suspense } from 'react';
import { Link } from 'umi';
import type { Page } from 'contract/core/endpoint';
import type { ManagedItem } from 'contract/manage/content';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Pager } from '@/ui/list/Pager';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { isFiltered, type ContentState } from './content-address';
import { ContentRows } from './ContentRows';
import { ContentSkeleton } from './ContentSkeleton';

interface ContentResultsProps {
  address: ListAddress<ContentState>;
  list: Query<Page<ManagedItem>>;
}

const ContentTable = lazy(async () => ({ default: (await import('./ContentTable')).ContentTable }));

/** Shows a page of the list: a table, or rows on phones, which do not load the table's code. */
export function ContentResults({ address, list }: ContentResultsProps) {
  const isPhone = useMediaQuery('(max-width: 760px)');
  return (
    <QueryState
      query={list}
      skeleton={<ContentSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={<NoContent address={address} />}
    >
      {({ items, page, pageSize, total }) => (
        <>
          {isPhone ? (
            <ContentRows items={items} />
          ) : (
            <Suspense fallback={<ContentSkeleton />}>
              <ContentTable items={items} address={address} />
            </Suspense>
          )}
          <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => address.hrefWith({ page: turned })} />
        </>
      )}
    </QueryState>
  );
}

function NoContent({ address: { state, defaults, hrefWith } }: Pick<ContentResultsProps, 'address'>) {
  const { t } = useTranslation(['studio', 'item']);
  if (state.page > 1) {
    return (
      <EmptyState title={t('item:empty.page')}>
        <Link className="button" to={hrefWith({ page: 1 })}>
          {t('item:empty.firstPage')}
        </Link>
      </EmptyState>
    );
  }
  if (!isFiltered(state)) return <EmptyState title={t('content.none')} text={t('content.noneText')} />;
  return (
    <EmptyState title={state.query ? t('item:empty.query', { query: state.query }) : t('item:empty.filtered')}>
      <Link className="button" to={hrefWith({ ...defaults, sort: state.sort })}>
        {t('item:empty.clear')}
      </Link>
    </EmptyState>
  );
}
