import { useId, useState } from 'react';
import type { EmptySearch } from 'contract/search-admin';
import { SearchActions } from '@/entities/item/search/SearchActions';
import { useCall } from '@/lib/api/useCall';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_SEARCH_PATH } from '@/lib/paths';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { NewItemDialog } from '../new-item/NewItemDialog';
import type { InsightsState } from './insights-address';
import styles from './Insights.module.css';

const MAX_ROWS = 6;
const DAYS = { '7': 7, '30': 30, '90': 90 } as const;

/** Searches that found nothing, each with what an editor can do about it. */
export function EmptySearchInbox({ days }: Pick<InsightsState, 'days'>) {
  const { t } = useTranslation('insights');
  const titleId = useId();
  const [title, setTitle] = useState<string | null>(null);
  const report = useCall('POST /api/manage/search/empty/list', { days: DAYS[days], pageSize: MAX_ROWS });
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead id={titleId} title={t('searches.title')} all={{ to: MANAGE_SEARCH_PATH, text: t('searches.all') }} />
      <QueryState
        query={report}
        skeleton={<Skeleton height="240px" />}
        isEmpty={({ items }) => items.every(({ findsNow }) => findsNow)}
        empty={<p className="second">{t('searches.none')}</p>}
      >
        {({ items }) => (
          <ul className="boxed-list" aria-labelledby={titleId}>
            {items
              .filter(({ findsNow }) => !findsNow)
              .map((row) => (
                <SearchRow key={row.query} row={row} onCreatePage={setTitle} />
              ))}
          </ul>
        )}
      </QueryState>
      {title !== null && (
        <NewItemDialog
          title={title}
          onClose={() => {
            setTitle(null);
          }}
        />
      )}
    </section>
  );
}

function SearchRow({ row: { query, nothing }, onCreatePage }: { row: EmptySearch; onCreatePage: (title: string) => void }) {
  const { t } = useTranslation('insights');
  return (
    <li className={styles.search}>
      <div className={styles.words}>
        <h3>{query}</h3>
        <p className="meta">{t('searches.people', { count: nothing, formatted: formatNumber(nothing) })}</p>
      </div>
      <SearchActions query={query} onCreatePage={onCreatePage} />
    </li>
  );
}
