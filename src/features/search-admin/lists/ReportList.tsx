import { useState, type ReactNode } from 'react';
import type { Page } from 'contract/core/endpoint';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { EmptyState, type EmptyStateProps } from '@/ui/states/EmptyState';
import { Pager } from '@/ui/list/Pager';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import type { ListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { DEFAULT_PERIOD, LONGEST_PERIOD, PERIODS, type SearchAdminState } from './search-admin-address';
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
  const [hasChosen, setHasChosen] = useState(state.days !== DEFAULT_PERIOD);
  const choice = useFocusWhenLost<HTMLDivElement>(state.days);
  const choose = (days: SearchAdminState['days']) => {
    setHasChosen(true);
    show({ days });
  };
  const empty = (
    <EmptyState {...none}>
      {state.days !== LONGEST_PERIOD && (
        <button
          type="button"
          className="button"
          onClick={() => {
            choose(LONGEST_PERIOD);
          }}
        >
          {t('days.longest')}
        </button>
      )}
    </EmptyState>
  );
  return (
    <>
      <SearchListBar title={title} titleRef={head} total={isEmpty ? null : failure || !data ? undefined : totalText(data.total)}>
        {/* An empty list offers the longest period instead, until a period was chosen. */}
        {(hasChosen || !isEmpty) && (
          <div ref={choice} tabIndex={-1}>
            <SegmentedChoice
              label={t('days.name')}
              quiet
              options={PERIODS.map((value) => ({ value, text: t(`days.${value}`) }))}
              value={state.days}
              onChoose={choose}
            />
          </div>
        )}
      </SearchListBar>
      <QueryState query={report} skeleton={<RowsSkeleton />} isEmpty={({ items }) => items.length === 0} empty={empty}>
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
