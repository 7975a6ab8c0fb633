import { useId, useState } from 'react';
import { Link } from 'umi';
import type { InsightComment } from 'contract/manage/insights';
import type { ItemRef } from 'contract/item';
import { useCall } from '@/lib/api/useCall';
import { formatAge } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { insightsPath } from '@/lib/paths';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import type { InsightsState } from './insights-address';
import styles from './Insights.module.css';
import { PageButtons } from './PageButtons';

const PAGE_SIZE = 6;

interface CommentListProps extends Pick<InsightsState, 'days'> {
  /** Only the comments on this item. */
  item?: ItemRef;
}

/** Comments of readers with their answer, newest first. */
export function CommentList({ days, item }: CommentListProps) {
  const { t } = useTranslation('insights');
  const titleId = useId();
  const [page, setPage] = useState(1);
  const comments = useCall('POST /api/manage/insights/comment/list', { days, ...item, page, pageSize: PAGE_SIZE });
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead id={titleId} title={t('comments.title')} />
      <QueryState
        query={comments}
        skeleton={<Skeleton height="240px" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="second">{t('comments.none')}</p>}
      >
        {({ items, total }) => (
          <>
            <ul className="boxed-list" aria-labelledby={titleId}>
              {items.map((comment) => (
                <Comment key={[comment.at, comment.id].join(' ')} comment={comment} isLinked={item === undefined} />
              ))}
            </ul>
            <PageButtons page={page} hasMore={total > page * PAGE_SIZE} onTurn={setPage} />
          </>
        )}
      </QueryState>
    </section>
  );
}

function Comment({ comment, isLinked }: { comment: InsightComment; isLinked: boolean }) {
  const { t } = useTranslation('insights');
  return (
    <li className={styles.comment}>
      <p>{comment.comment}</p>
      <p className="meta dotted">
        <span>{t(comment.useful ? 'comments.useful' : 'comments.notUseful')}</span>
        {isLinked && (
          <Link to={insightsPath(comment)} lang={comment.locale}>
            {comment.title}
          </Link>
        )}
        <time dateTime={comment.at}>{formatAge(comment.at)}</time>
      </p>
    </li>
  );
}
