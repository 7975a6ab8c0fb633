import { lazy, Suspense } from 'react';
import type { Page } from 'contract/core/endpoint';
import type { ManagedItem } from 'contract/manage/content';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Pager } from '@/ui/list/Pager';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { NoResults } from '../filters/NoResults';
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
  const { t } = useTranslation('studio');
  const { state, defaults, hrefWith } = address;
  const isPhone = useIsPhone();
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
          clear={isFiltered(state) ? hrefWith({ ...defaults, sort: state.sort }) : null}
          none={{ title: t('content.none'), text: t('content.noneText') }}
        />
      }
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
          <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => hrefWith({ page: turned })} />
        </>
      )}
    </QueryState>
  );
}
