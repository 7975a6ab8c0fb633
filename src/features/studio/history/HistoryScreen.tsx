import { Link } from 'umi';
import '@/lib/i18n/texts/item-history';
import type { CallAnswer } from 'contract/api';
import type { ItemRef } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { Pager } from '@/ui/list/Pager';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { Icon } from '@/ui/primitives/Icon';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { Comparison } from './Comparison';
import { HISTORY_FIELDS, type HistoryState } from './history-address';
import { HistorySkeleton } from './HistorySkeleton';
import styles from './HistoryScreen.module.css';
import { RevisionList } from './RevisionList';

type Revisions = CallAnswer<'POST /api/manage/revision/list'>;

/** Lists the revisions of an item, and shows what the chosen one changed. */
export function HistoryScreen({ area, id }: ItemRef) {
  const { t } = useTranslation(['itemHistory', 'studio']);
  const address = useListAddress(HISTORY_FIELDS);
  const { page } = address.state;
  const list = useCall('POST /api/manage/revision/list', { area, id, page });
  const head = useTopOfPage(page);
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('title')} area={t('studio:title')} />
      <header className={styles.head}>
        <h1 ref={head} tabIndex={-1}>
          {t('title')}
        </h1>
        <Link className={styles.back} to={editorPath({ area, id })}>
          <Icon name="arrow-left" size={16} />
          {t('toEditor')}
        </Link>
      </header>
      <QueryState
        query={list}
        skeleton={<HistorySkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoRevisions address={address} />}
        notFound={<EmptyState title={t('missing')} text={t('missingText')} />}
      >
        {(revisions) => <History item={{ area, id }} revisions={revisions} address={address} />}
      </QueryState>
    </div>
  );
}

interface HistoryProps {
  item: ItemRef;
  revisions: Revisions;
  address: ListAddress<HistoryState>;
}

function History({ item, revisions: { items, page, pageSize, total }, address: { state, hrefWith } }: HistoryProps) {
  const { t } = useTranslation('itemHistory');
  const head = useTopOfPage(state.revision ?? 0);
  const index = state.revision === null ? 0 : items.findIndex(({ revision }) => revision === state.revision);
  const chosen = items[index];
  // Revisions are numbered without gaps; the one before the last of a page is on the next page.
  const isOldest = (page - 1) * pageSize + index + 1 >= total;
  return (
    <div className={styles.columns}>
      <div>
        <RevisionList
          revisions={items}
          chosen={chosen?.revision}
          hrefOf={(revision) => hrefWith({ page: state.page, revision })}
        />
        <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => hrefWith({ page: turned, revision: null })} />
      </div>
      {chosen ? (
        <Comparison
          key={chosen.revision}
          item={item}
          revision={chosen.revision}
          previous={isOldest ? null : chosen.revision - 1}
          head={head}
        />
      ) : (
        <EmptyState title={t('absent', { revision: formatNumber(state.revision ?? 0) })} text={t('absentText')} />
      )}
    </div>
  );
}

function NoRevisions({ address: { state, hrefWith } }: Pick<HistoryProps, 'address'>) {
  const { t } = useTranslation(['itemHistory', 'item']);
  if (state.page === 1) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <EmptyState title={t('item:empty.page')}>
      <Link className="button" to={hrefWith({ page: 1, revision: null })}>
        {t('item:empty.firstPage')}
      </Link>
    </EmptyState>
  );
}
