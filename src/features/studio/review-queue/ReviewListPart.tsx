import { Link } from 'umi';
import type { ReviewList } from 'contract/manage/review';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Pager } from '@/ui/list/Pager';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { ReviewCards } from './ReviewCards';
import styles from './ReviewCards.module.css';
import { ReviewTable } from './ReviewTable';

interface ReviewListPartProps {
  list: ReviewList;
  page: number;
  hrefOf: (page: number) => string;
}

/** Shows a page of a list of the queue: a table, or cards on phones. */
export function ReviewListPart({ list, page, hrefOf }: ReviewListPartProps) {
  const isPhone = useMediaQuery('(max-width: 760px)');
  const query = useCall('POST /api/manage/review/list', { list, page });
  const Entries = isPhone ? ReviewCards : ReviewTable;
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton />}
      isEmpty={({ items }) => items.length === 0}
      empty={<NoReviews list={list} page={page} firstPage={hrefOf(1)} />}
    >
      {({ items, pageSize, total }) => (
        <>
          <Entries entries={items} list={list} />
          <Pager page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />
        </>
      )}
    </QueryState>
  );
}

function NoReviews({ list, page, firstPage }: { list: ReviewList; page: number; firstPage: string }) {
  const { t } = useTranslation(['reviews', 'item']);
  if (page === 1) return <EmptyState title={t(`none.${list}.title`)} text={t(`none.${list}.text`)} />;
  return (
    <EmptyState title={t('item:empty.page')}>
      <Link className="button" to={firstPage}>
        {t('item:empty.firstPage')}
      </Link>
    </EmptyState>
  );
}

const WIDTHS = ['44%', '62%', '38%', '54%'];

const ListSkeleton = () => (
  <div className="boxed-list">
    {WIDTHS.map((width) => (
      <div key={width} className={styles.placeholder}>
        <Skeleton width="32px" height="32px" />
        <div>
          <Skeleton width={width} height="16px" />
          <Skeleton width="30%" height="13px" />
        </div>
      </div>
    ))}
  </div>
);
