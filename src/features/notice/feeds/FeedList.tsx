import { useId } from 'react';
import type { NoticeFeed } from 'contract/notice';
import { formatAge, formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { handOnFocusInList } from '@/ui/primitives/hand-on-focus';
import { QueryState } from '@/ui/states/QueryState';
import { SkeletonLines } from '@/ui/states/Skeleton';
import styles from './SubscribeDialog.module.css';
import type { Feeds } from './useFeeds';

interface FeedListProps {
  feeds: Feeds;
  nameOf: (feed: NoticeFeed) => string;
}

/** Lists the person's feeds, each with a button to revoke it. */
export function FeedList({ feeds, nameOf }: FeedListProps) {
  const { t } = useTranslation('noticeFeed');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.feeds}>
      <h3 id={titleId}>{t('subscribe.yours')}</h3>
      <QueryState
        query={feeds.list}
        skeleton={<SkeletonLines widths={['60%', '40%']} height="14px" />}
        isEmpty={(list) => list.length === 0}
        empty={<p className="second">{t('subscribe.none')}</p>}
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((feed) => (
              <FeedRow key={feed.id} feed={feed} name={nameOf(feed)} feeds={feeds} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function FeedRow({ feed, name, feeds: { ending, end } }: { feed: NoticeFeed; name: string; feeds: Feeds }) {
  const { t } = useTranslation('noticeFeed');
  const { id, createdAt, lastUsedAt } = feed;
  const used = lastUsedAt ? t('subscribe.lastUsed', { age: formatAge(lastUsedAt) }) : t('subscribe.unused');
  return (
    <li ref={handOnFocusInList} className={styles.feed}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="meta">{[t('subscribe.made', { date: formatShortDate(createdAt) }), used].join(' · ')}</p>
      </div>
      <button
        type="button"
        className="button"
        aria-label={t('subscribe.endNamed', { feed: name })}
        aria-disabled={ending.includes(id)}
        onClick={() => {
          end(id);
        }}
      >
        {t('subscribe.end')}
      </button>
    </li>
  );
}
