import '@/lib/i18n/texts/notice-feed';
import '@/lib/i18n/texts/notice';
import { useId } from 'react';
import { Link } from 'umi';
import { AREA_PATHS } from 'contract/core/areas';
import type { NoticeFeed } from 'contract/notice';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { formatAge, formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AccessRow } from '@/ui/list/AccessRow';
import { Icon } from '@/ui/primitives/Icon';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { ShortDate } from '@/ui/primitives/ShortDate';
import styles from './AccountFeeds.module.css';
import { useFeeds, type Feeds } from './useFeeds';
import { useFeedName } from '@/entities/notice/useFeedName';
import { useFilterNames } from '@/entities/notice/useFilterNames';

/** Lists the person's feed addresses, which give access to notices without a session, each with a button to revoke it. */
export function AccountFeeds() {
  const { t } = useTranslation(['noticeFeed', 'notice']);
  const titleId = useId();
  const feeds = useFeeds();
  const headingRef = useFocusWhenLost<HTMLHeadingElement>(feeds.ended);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} ref={headingRef} tabIndex={-1}>
        {t('feeds.title')}
      </h2>
      <QueryState query={feeds.list} skeleton={<FeedsSkeleton />}>
        {(list) => <FeedRows list={list} feeds={feeds} />}
      </QueryState>
    </section>
  );
}

const FeedsSkeleton = () => (
  <p className={styles.text}>
    <Skeleton width="220px" />
  </p>
);

function FeedRows({ list, feeds: { ending, ended, end } }: { list: readonly NoticeFeed[]; feeds: Feeds }) {
  const { t } = useTranslation(['noticeFeed', 'notice']);
  const nameOf = useFeedName(useFilterNames());
  return (
    <>
      {list.length > 0 && (
        <>
          <p className={styles.text}>{t('feeds.text')}</p>
          <ul className="boxed-list">
            {list.map((feed) => (
              <FeedRow key={feed.id} feed={feed} name={nameOf(feed.filter)} isEnding={ending.includes(feed.id)} onEnd={end} />
            ))}
          </ul>
        </>
      )}
      <p role="status" className={styles.text}>
        {ended && t('feeds.ended', { feed: nameOf(ended.filter) })} {list.length === 0 && t('feeds.none')}
      </p>
      {list.length === 0 && (
        <Link className="button" to={AREA_PATHS.notice}>
          {t('feeds.toNotices')}
        </Link>
      )}
    </>
  );
}

interface FeedRowProps {
  feed: NoticeFeed;
  name: string;
  isEnding: boolean;
  onEnd: (id: string) => void;
}

function FeedRow({ feed: { id, createdAt, lastUsedAt }, name, isEnding, onEnd }: FeedRowProps) {
  const { t } = useTranslation(['noticeFeed', 'notice']);
  return (
    <AccessRow
      mark={<Icon name="feed" />}
      title={name}
      facts={
        <p className="dotted">
          {lastUsedAt === null ? (
            <span>{t('feeds.unfetched')}</span>
          ) : (
            <time dateTime={lastUsedAt} title={formatDate(lastUsedAt, 'dateTime')}>
              {t('feeds.fetched', { age: formatAge(lastUsedAt) })}
            </time>
          )}
          <span>
            <ShortDate iso={createdAt}>{(date) => t('subscribe.made', { date })}</ShortDate>
          </span>
        </p>
      }
    >
      <button
        type="button"
        className="button"
        aria-label={t('feeds.endNamed', { feed: name })}
        aria-disabled={isEnding}
        onClick={() => {
          onEnd(id);
        }}
      >
        {t(isEnding ? 'feeds.ending' : 'feeds.end')}
      </button>
    </AccessRow>
  );
}
