import { Link } from 'umi';
import type { RatedSearch } from 'contract/manage-search';
import { itemPath } from 'contract/paths';
import { formatDate, formatNumber, formatShare } from '@/lib/format';
import { useCall } from '@/lib/useCall';
import { useTranslation } from '@/lib/useTranslation';
import { EmptyState } from '@/ui/EmptyState';
import type { ListAddress } from '@/ui/useListAddress';
import { reportInput, type ManageState } from './manage-address';
import { ReportList } from './ReportList';
import { RowActions } from './RowActions';
import styles from './Rows.module.css';

/** What people say of results, those with most "no" first. */
export function RatedSearches({ address }: { address: ListAddress<ManageState> }) {
  const { t } = useTranslation('manageSearch');
  const report = useCall('POST /api/manage/search/rating/list', reportInput(address.state));
  return (
    <ReportList
      title={t('ratings.title')}
      address={address}
      report={report}
      totalText={(total) => t('ratings.total', { count: total, formatted: formatNumber(total) })}
      empty={<EmptyState title={t('ratings.noneTitle')} text={t('ratings.noneText')} />}
    >
      {(row) => <RatedSearchRow key={row.query} row={row} address={address} />}
    </ReportList>
  );
}

function RatedSearchRow({ row, address }: { row: RatedSearch; address: ListAddress<ManageState> }) {
  const { t } = useTranslation('manageSearch');
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
      <RowActions query={query} address={address} />
    </li>
  );
}

function ShownHits({ hits }: { hits: RatedSearch['hits'] }) {
  const { t } = useTranslation('manageSearch');
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
