import type { ReviewList } from 'contract/manage/review';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { Skeleton } from '@/ui/states/Skeleton';
import { PagedResults } from '../filters/PagedResults';
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
  const { t } = useTranslation('reviewing');
  const isPhone = useIsPhone();
  const query = useCall('POST /api/manage/review/list', { list, page });
  const Entries = isPhone ? ReviewCards : ReviewTable;
  return (
    <PagedResults
      list={query}
      skeleton={<ListSkeleton />}
      hrefOf={hrefOf}
      none={{ drawing: 'done', title: t(`none.${list}.title`), text: t(`none.${list}.text`) }}
    >
      {(items) => <Entries entries={items} list={list} />}
    </PagedResults>
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
