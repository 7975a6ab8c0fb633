import '@/lib/i18n/texts/studio/item-history';
import type { CallAnswer } from 'contract/api';
import { LOCALES } from 'contract/core/locale';
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
  const title = useItemTitle({ area, id });
  return (
    <StudioPlace title={title} titleRef={head} back={{ to: editorPath({ area, id }), text: t('toEditor') }}>
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

/** Returns the title of the page, which names the item. Undefined while it is loading; without the item's title if that fails. */
function useItemTitle(item: ItemRef): string | undefined {
  const { t } = useTranslation('itemHistory');
  const locale = useInterfaceLocale();
  const { data, failure } = useCall('GET /api/manage/draft/info', item);
  if (!data) return failure ? t('title') : undefined;
  const { id, texts } = data.document;
  const written = [locale, ...LOCALES].find((each) => texts[each]?.title);
  return t('titleOf', { title: (written && texts[written]?.title) ?? id });
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
