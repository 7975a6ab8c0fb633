import type { ReactNode } from 'react';
import type { Page } from 'contract/core/endpoint';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState, type EmptyStateProps } from '@/ui/states/EmptyState';
import { Pager } from '@/ui/list/Pager';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { PERIODS, type SearchAdminState } from './search-admin-address';
import { RowsSkeleton } from './RowsSkeleton';
import { SearchListBar } from './SearchListBar';

interface ReportListProps<Row> {
  title: string;
  address: ListAddress<SearchAdminState>;
  report: Query<Page<Row>>;
  totalText: (total: number) => string;
  none: Pick<EmptyStateProps, 'drawing' | 'title' | 'text'>;
  children: (row: Row) => ReactNode;
}

/** Lists the searches of a period, one per row. */
export function ReportList<Row>({ title, address, report, totalText, none, children }: ReportListProps<Row>) {
  const { t } = useTranslation('searchAdmin');
  const { state, show, hrefWith } = address;
  const head = useTopOfPage(state.page);
  const { data, failure } = report;
  const isEmpty = !failure && data?.total === 0;
  return (
    <>
      <SearchListBar title={title} titleRef={head} total={isEmpty ? null : failure || !data ? undefined : totalText(data.total)}>
        <SegmentedChoice
          label={t('days.name')}
          quiet
          options={PERIODS.map((value) => ({ value, text: t(`days.${value}`) }))}
          value={state.days}
          onChoose={(days) => {
            show({ days });
          }}
        />
      </SearchListBar>
      <QueryState
        query={report}
        skeleton={<RowsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState {...none} />}
      >
        {({ items, page, pageSize, total }) => (
          <>
            <ul className="boxed-list" aria-label={title}>
              {items.map(children)}
            </ul>
            <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => hrefWith({ page: turned })} />
          </>
        )}
      </QueryState>
    </>
  );
}
