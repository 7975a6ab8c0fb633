import type { EmptySearch } from 'contract/search-admin';
import { SearchActions } from '@/entities/item/search/SearchActions';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { reportInput, type SearchAdminState } from './lists/search-admin-address';
import { ReportList } from './lists/ReportList';
import styles from './lists/Rows.module.css';

interface EmptySearchesProps {
  address: ListAddress<SearchAdminState>;
  /** Opens the form for a new page with a query as its title. */
  onCreatePage: (query: string) => void;
}

/** Lists the searches without results, those made by most people first. */
export function EmptySearches({ address, onCreatePage }: EmptySearchesProps) {
  const { t } = useTranslation('searchAdmin');
  const report = useCall('POST /api/manage/search/empty/list', reportInput(address.state));
  return (
    <ReportList
      title={t('tabs.empty')}
      address={address}
      report={report}
      totalText={(total) => t('empty.total', { count: total, formatted: formatNumber(total) })}
      none={{ drawing: 'done', title: t('empty.noneTitle'), text: t('empty.noneText') }}
    >
      {(row) => <EmptySearchRow key={row.query} row={row} onCreatePage={onCreatePage} />}
    </ReportList>
  );
}

function EmptySearchRow({ row, onCreatePage }: Pick<EmptySearchesProps, 'onCreatePage'> & { row: EmptySearch }) {
  const { t } = useTranslation(['searchAdmin', 'shell']);
  const { query, spellings, nothing, people, lastDay, scopes, findsNow } = row;
  const scopeNames = scopes.map((scope) => (scope === 'all' ? t('scope.all') : t(`shell:area.${scope}`)));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {query}
          {findsNow && (
            <span className={`tag ${styles.tag}`} data-good="true">
              {t('empty.findsNow')}
            </span>
          )}
        </h3>
        <p className="meta dotted">
          <span>
            {nothing === people
              ? t('empty.nobody', { count: people, formatted: formatNumber(people) })
              : t('empty.nothing', { nothing: formatNumber(nothing), people: formatNumber(people) })}
          </span>
          <span>{scopeNames.join(t('between'))}</span>
          <span>{t('lastOn', { date: formatDate(lastDay) })}</span>
          {spellings.length > 0 && <span>{t('also', { spellings: spellings.join(t('between')) })}</span>}
        </p>
      </div>
      <div className={styles.remedies}>
        <SearchActions query={query} onCreatePage={onCreatePage} />
      </div>
    </li>
  );
}
