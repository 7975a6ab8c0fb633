import { useId } from 'react';
import { Link } from 'umi';
import type { NoticeCard } from 'contract/notice';
import { itemPath } from 'contract/core/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { LanguageTag } from '@/entities/item/article/LanguageTag';
import { Skeleton } from '@/ui/states/Skeleton';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { NoticeTags } from './NoticeTags';
import styles from './PinnedNotices.module.css';
import { UnreadMark } from './UnreadMark';
import type { PinnedList } from './usePinnedNotices';

/** Shows the pinned notices in one row. Optional: if they fail to load, nothing is rendered. */
export function PinnedNotices({ pinned: { data, failure } }: { pinned: PinnedList }) {
  const { t } = useTranslation('notice');
  const titleId = useId();
  if (failure || data?.items.length === 0) return null;
  return (
    <section className={`content ${styles.pinned}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Icon name="pin" size={16} />
        {t('pinned.title')}
      </h2>
      <ul className={styles.cards}>
        {data ? data.items.map((notice) => <PinnedCard key={notice.id} notice={notice} />) : <CardSkeleton />}
      </ul>
    </section>
  );
}

function PinnedCard({ notice }: { notice: NoticeCard }) {
  const { id, title, summary, locale, department, read, publishedAt } = notice;
  return (
    <li className={styles.card}>
      <h3 className={styles.name} data-read={read}>
        {!read && <UnreadMark />}
        <Link to={itemPath('notice', id)} className="cover-link" lang={locale}>
          {title}
        </Link>
        <LanguageTag locale={locale} />
      </h3>
      <p className={`clamped ${styles.summary}`} lang={locale}>
        {summary}
      </p>
      <p className={styles.facts}>
        <NoticeTags notice={notice} />
        <span className="dotted">
          {publishedAt && (
            <span>
              <ShortDate iso={publishedAt} />
            </span>
          )}
          {department && <span className={styles.department}>{department.name}</span>}
        </span>
      </p>
    </li>
  );
}

const CardSkeleton = () => (
  <li className={styles.card} aria-hidden="true">
    <Skeleton width="70%" height="16px" />
    <Skeleton width="90%" height="14px" />
    <Skeleton width="120px" height="13px" />
  </li>
);
