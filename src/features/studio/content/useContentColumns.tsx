import { Link } from 'umi';
import type { ColumnType } from 'antd/es/table';
import type { ContentSort, ManagedItem } from 'contract/manage/content';
import { formatAge, formatDate, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { insightsPath } from '@/lib/paths';
import { AREA_FACTS } from '@/entities/area/areas';
import type { ListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import { CheckDay } from '../care/CheckDay';
import { OwnerName } from '../care/OwnerName';
import { isAboutCare, type ContentState } from './content-address';
import styles from './ContentTable.module.css';
import { DraftNote, StateTag } from './ItemStateTag';
import { ItemTitles } from './ItemTitles';

type Column = ColumnType<ManagedItem> & { key: string };

/** Orders that begin with the smallest value; the others begin with the largest or latest. */
const ASCENDING: readonly ContentSort[] = ['title', 'expires', 'check'];
const directionOf = (sort: ContentSort): 'ascending' | 'descending' => (ASCENDING.includes(sort) ? 'ascending' : 'descending');

const day = (iso: string | null) =>
  iso === null ? <span className={styles.none}>–</span> : <time dateTime={iso}>{formatDate(iso)}</time>;

/** Columns that only wide windows have room for. */
const WIDE = ['department', 'published', 'expires'];

/** Columns of a list about care, and those that they replace. */
const CARE = ['owner', 'check'];
const REPLACED = ['department', 'published', 'expires', 'views'];
/** Columns that a list about care has no room for on tablets. */
const LESS_IMPORTANT = ['area', 'updated'];

/** Returns the columns of the table; on tablets the more important ones. The headings of some are links that sort by them. */
export function useContentColumns({ state, hrefWith }: ListAddress<ContentState>): Column[] {
  const { t } = useTranslation(['studio', 'shell']);
  const isCare = isAboutCare(state);
  const isNarrow = useMediaQuery('(max-width: 1100px)');
  const sortable = (key: ContentSort) => ({
    key,
    title: (
      <Link className={styles.sort} to={hrefWith({ sort: key })}>
        {t(`column.${key}`)}
        {key === state.sort && <Icon name={directionOf(key) === 'ascending' ? 'chevron-up' : 'chevron-down'} size={16} />}
      </Link>
    ),
    onHeaderCell: () => ({ 'aria-sort': key === state.sort ? directionOf(key) : undefined }),
  });
  const columns: Column[] = [
    { ...sortable('title'), render: (_, item) => <ItemTitles item={item} note={item.draft && <DraftNote item={item} />} /> },
    { key: 'state', title: t('column.state'), width: 120, render: (_, item) => <StateTag item={item} /> },
    {
      key: 'area',
      title: t('column.area'),
      width: 146,
      render: (_, { area }) => (
        <span className={styles.area}>
          <span className={styles.icon} data-area={area}>
            <Icon name={AREA_FACTS[area].icon} />
          </span>
          {t(`shell:area.${area}`)}
        </span>
      ),
    },
    {
      key: 'department',
      title: t('column.department'),
      width: 138,
      ellipsis: true,
      render: (_, { department }) => department?.name,
    },
    {
      ...sortable('updated'),
      width: 114,
      render: (_, { updatedAt }) =>
        isCare ? (
          day(updatedAt)
        ) : (
          <time className="capitalized" dateTime={updatedAt} title={formatDate(updatedAt, 'dateTime')}>
            {formatAge(updatedAt)}
          </time>
        ),
    },
    { ...sortable('published'), width: 114, render: (_, item) => day(item.publishedAt) },
    {
      key: 'owner',
      title: t('column.owner'),
      width: isNarrow ? 150 : 190,
      ellipsis: true,
      render: (_, item) => <OwnerName owner={item.owner} />,
    },
    { ...sortable('check'), width: isNarrow ? 140 : 196, render: (_, item) => <CheckDay item={item} /> },
    { ...sortable('expires'), width: 114, render: (_, item) => day(item.expiresAt) },
    {
      ...sortable('views'),
      width: 76,
      align: 'end',
      render: (_, { area, id, views, revision }) =>
        views > 0 ? (
          <Link
            className={styles.count}
            to={insightsPath({ area, id })}
            aria-label={t('insightsOf', { formatted: formatNumber(views) })}
          >
            {formatNumber(views)}
          </Link>
        ) : (
          <span className={styles.none}>{revision > 0 ? formatNumber(0) : '–'}</span>
        ),
    },
  ];
  const hidden = [...(isNarrow ? WIDE : []), ...(isCare ? REPLACED : CARE), ...(isNarrow && isCare ? LESS_IMPORTANT : [])];
  return columns.filter(({ key }) => !hidden.includes(key));
}
