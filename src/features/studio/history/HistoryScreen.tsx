import '@/lib/i18n/texts/studio/item-history';
import type { CallAnswer } from 'contract/api';
import type { ItemRef } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { Pager } from '@/ui/list/Pager';
import { useListAddress, type ListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { shownTitle } from '../content/item-titles';
import { NoResults } from '../filters/NoResults';
import { StudioPlace } from '../place/StudioPlace';
import { Comparison } from './Comparison';
import { HISTORY_FIELDS, type HistoryState } from './history-address';
import { HistorySkeleton } from './HistorySkeleton';
import styles from './HistoryScreen.module.css';
import { RevisionList } from './RevisionList';

type Revisions = CallAnswer<'POST /api/manage/revision/list'>;

/** Lists the revisions of an item, and shows what the chosen one changed. */
export function HistoryScreen({ area, id }: ItemRef) {
  const { t } = useTranslation('itemHistory');
  const address = useListAddress(HISTORY_FIELDS);
  const { page } = address.state;
  const list = useCall('POST /api/manage/revision/list', { area, id, page });
  const head = useTopOfPage(page);
  const locale = useInterfaceLocale();
  const titleOf = ({ titles }: Revisions) => t('titleOf', { title: shownTitle({ id, titles }, locale).title });
  const title = list.data ? titleOf(list.data) : list.failure && t('title');
  return (
    <StudioPlace title={title ?? undefined} titleRef={head} back={{ to: editorPath({ area, id }), text: t('toEditor') }}>
      <QueryState
        query={list}
        skeleton={<HistorySkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NoResults
            page={page}
            firstPage={address.hrefWith({ page: 1, revision: null })}
            none={{ title: t('none'), text: t('noneText') }}
          />
        }
        notFound={<EmptyState title={t('missing')} text={t('missingText')} />}
      >
        {(revisions) => <History item={{ area, id }} revisions={revisions} address={address} />}
      </QueryState>
    </StudioPlace>
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
  // A single revision needs no list; the head of its page says the same.
  const only = total === 1 ? chosen : undefined;
  // Revisions are numbered without gaps; the one before the last of a page is on the next page.
  const isOldest = (page - 1) * pageSize + index + 1 >= total;
  return (
    <div className={styles.columns} data-only={only !== undefined}>
      {!only && (
        <div>
          <RevisionList
            revisions={items}
            chosen={chosen?.revision}
            hrefOf={(revision) => hrefWith({ page: state.page, revision })}
          />
          <Pager page={page} pageSize={pageSize} total={total} hrefOf={(turned) => hrefWith({ page: turned, revision: null })} />
        </div>
      )}
      {chosen ? (
        <Comparison
          key={chosen.revision}
          item={item}
          revision={chosen.revision}
          isNewest={page === 1 && index === 0}
          only={only}
          previous={isOldest ? null : chosen.revision - 1}
          head={head}
        />
      ) : (
        <EmptyState title={t('absent', { revision: formatNumber(state.revision ?? 0) })} text={t('absentText')} />
      )}
    </div>
  );
}
