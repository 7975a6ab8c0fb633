import type { EmptySearch } from 'contract/search-admin';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import type { ListAddress } from '@/ui/list/useListAddress';
import { reportInput, type SearchAdminState } from './lists/search-admin-address';
import { ReportList } from './lists/ReportList';
import { RowActions } from './lists/RowActions';
import styles from './lists/Rows.module.css';

/** Lists the searches without results, those made by most people first. */
export function EmptySearches({ address }: { address: ListAddress<SearchAdminState> }) {
  const { t } = useTranslation('searchAdmin');
  const report = useCall('POST /api/manage/search/empty/list', reportInput(address.state));
  return (
    <ReportList
      title={t('tabs.empty')}
      address={address}
      report={report}
      totalText={(total) => t('empty.total', { count: total, formatted: formatNumber(total) })}
      empty={<EmptyState title={t('empty.noneTitle')} text={t('empty.noneText')} />}
    >
      {(row) => <EmptySearchRow key={row.query} row={row} address={address} />}
    </ReportList>
  );
}

function EmptySearchRow({ row, address }: { row: EmptySearch; address: ListAddress<SearchAdminState> }) {
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
          <span>{scopeNames.join(t('between'))}</span>
          <span>{t('lastOn', { date: formatDate(lastDay) })}</span>
          {spellings.length > 0 && <span>{t('also', { spellings: spellings.join(t('between')) })}</span>}
        </p>
      </div>
      <p className={styles.outcome}>
        {nothing === people
          ? t('empty.nobody', { count: people, formatted: formatNumber(people) })
          : t('empty.nothing', { nothing: formatNumber(nothing), people: formatNumber(people) })}
      </p>
      <RowActions query={query} address={address} />
    </li>
  );
}
