import { lazy, Suspense } from 'react';
import type { Page } from 'contract/core/endpoint';
import type { ManagedItem } from 'contract/manage/content';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import type { Query } from '@/ui/states/QueryState';
import { PagedResults } from '../filters/PagedResults';
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
    <PagedResults
      list={list}
      skeleton={<ContentSkeleton />}
      query={state.query}
      hrefOf={(page) => hrefWith({ page })}
      clear={isFiltered(state) ? hrefWith({ ...defaults, sort: state.sort }) : null}
      none={{ title: t('content.none'), text: t('content.noneText') }}
    >
      {(items) =>
        isPhone ? (
          <ContentRows items={items} />
        ) : (
          <Suspense fallback={<ContentSkeleton />}>
            <ContentTable items={items} address={address} />
          </Suspense>
        )
      }
    </PagedResults>
  );
}
