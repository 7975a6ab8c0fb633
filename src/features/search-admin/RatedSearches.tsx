import { Link } from 'umi';
import type { RatedSearch } from 'contract/search-admin';
import { itemPath } from 'contract/core/paths';
import { SearchActions } from '@/entities/item/search/SearchActions';
import { formatDate, formatNumber, formatShare } from '@/lib/i18n/format';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { reportInput, type SearchAdminState } from './lists/search-admin-address';
import { ReportList } from './lists/ReportList';
import styles from './lists/Rows.module.css';

/** Lists the ratings of search results, those with the most "no" answers first. */
export function RatedSearches({ address }: { address: ListAddress<SearchAdminState> }) {
  const { t } = useTranslation('searchAdmin');
  const report = useCall('POST /api/manage/search/rating/list', reportInput(address.state));
  return (
    <ReportList
      title={t('ratings.title')}
      address={address}
      report={report}
      totalText={(total) => t('ratings.total', { count: total, formatted: formatNumber(total) })}
      none={{ title: t('ratings.noneTitle'), text: t('ratings.noneText') }}
    >
      {(row) => <RatedSearchRow key={row.query} row={row} />}
    </ReportList>
  );
}

function RatedSearchRow({ row }: { row: RatedSearch }) {
  const { t } = useTranslation('searchAdmin');
  const { query, spellings, yes, no, share, lastDay, hits } = row;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{query}</h3>
        <p className="meta dotted">
          <span>{t('ratings.share', { share: formatShare(share) })}</span>
          <span>{t('lastOn', { date: formatDate(lastDay) })}</span>
          {spellings.length > 0 && <span>{t('also', { spellings: spellings.join(t('between')) })}</span>}
        </p>
        {hits.length > 0 ? <ShownHits hits={hits} /> : <p className="meta">{t('ratings.noHits')}</p>}
      </div>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>{t('ratings.no')}</dt>
          <dd>{formatNumber(no)}</dd>
        </div>
        <div className={styles.figure} data-quiet="true">
          <dt>{t('ratings.yes')}</dt>
          <dd>{formatNumber(yes)}</dd>
        </div>
      </dl>
      <div className={styles.remedies}>
        <SearchActions query={query} />
      </div>
    </li>
  );
}

function ShownHits({ hits }: { hits: RatedSearch['hits'] }) {
  const { t } = useTranslation('searchAdmin');
  return (
    <p className="meta">
      {t('ratings.hits')}{' '}
      {hits.map(({ area, id, title, locale }, place) => (
        <span key={`${area} ${id}`}>
          {place > 0 && t('between')}
          <Link to={itemPath(area, id)} lang={locale}>
            {title}
          </Link>
        </span>
      ))}
    </p>
  );
}
