import { useId } from 'react';
import { Link } from 'umi';
import { TRANSFER_ENTRY_KINDS } from 'contract/core/transfer-entry-kinds';
import type { Transfer } from 'contract/manage/transfer';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Pager } from '@/ui/list/Pager';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { QuickSearch } from '@/ui/search-box/QuickSearch';
import { useQuickSearch } from '@/ui/search-box/useQuickSearch';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { REPORT_FIELDS, reportInput, type ReportState } from './report-address';
import { ReportEntries } from './ReportEntries';
import styles from './TransferReport.module.css';

/** Shows what a transfer did, or would do: the numbers of each kind, which filter the entries below them. */
export function TransferReport({ transfer: { id, state, counts } }: { transfer: Transfer }) {
  const { t } = useTranslation('transfer');
  const titleId = useId();
  const address = useListAddress(REPORT_FIELDS);
  const search = useQuickSearch();
  return (
    <section className={styles.report} aria-labelledby={titleId}>
      <h3 id={titleId} className="visually-hidden">
        {t('report.title')}
      </h3>
      <Counts address={address} counts={counts} />
      <div className={styles.search}>
        <QuickSearch label={t('report.find')} search={search} />
      </div>
      {/* The key loads the entries again when an import has replaced the report of its check. */}
      <Entries key={state} id={id} address={address} />
    </section>
  );
}

function Counts({ address, counts }: { address: ListAddress<ReportState>; counts: Transfer['counts'] }) {
  const { t } = useTranslation('transfer');
  const kinds = TRANSFER_ENTRY_KINDS.filter((kind) => counts[kind]);
  return (
    <nav aria-label={t('report.kinds')}>
      <ul className={styles.counts}>
        {(kinds.length > 1 ? [null, ...kinds] : kinds).map((kind) => (
          <li key={kind ?? 'all'}>
            <Link
              className={styles.count}
              data-kind={kind}
              to={address.hrefWith({ kind, page: 1 })}
              aria-current={address.state.kind === kind ? 'true' : undefined}
            >
              <span className={styles.number}>{formatNumber(kind ? (counts[kind] ?? 0) : totalOf(counts))}</span>{' '}
              <span>{kind ? t(`kind.${kind}`) : t('report.all')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const totalOf = (counts: Transfer['counts']): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

function Entries({ id, address }: { id: string; address: ListAddress<ReportState> }) {
  const { t } = useTranslation('transfer');
  const list = useCall('POST /api/manage/transfer/entry/list', reportInput(id, address.state));
  return (
    <QueryState
      query={list}
      skeleton={<Skeleton width="100%" height="320px" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<NoEntries address={address} />}
    >
      {({ items, page, pageSize, total }) => (
        <>
          <ReportEntries entries={items} label={t('report.title')} />
          <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => address.hrefWith({ page: turned })} />
        </>
      )}
    </QueryState>
  );
}

function NoEntries({ address: { state, hrefWith } }: { address: ListAddress<ReportState> }) {
  const { t } = useTranslation('transfer');
  const isFound = state.query === '' && state.kind === null;
  return (
    <EmptyState title={t(isFound && state.page === 1 ? 'report.none' : 'report.notFound')}>
      {state.page > 1 && (
        <Link className="button" to={hrefWith({ page: 1 })}>
          {t('report.firstPage')}
        </Link>
      )}
    </EmptyState>
  );
}
