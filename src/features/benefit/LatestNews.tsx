import { Link } from 'umi';
import { AREA_PATHS } from 'contract/core/areas';
import { itemPath } from 'contract/core/paths';
import type { NewsCard } from 'contract/welfare';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QueryState } from '@/ui/states/QueryState';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { Skeleton } from '@/ui/states/Skeleton';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { LATEST_NEWS } from '../../entities/welfare/welfare-list-address';
import styles from './LatestNews.module.css';

/** Lists the latest news beside the benefits. It has its own loading and error states, independent of the page. */
export function LatestNews() {
  const { t } = useTranslation('welfare');
  const list = useCall('POST /api/welfare/news/list', LATEST_NEWS);
  return (
    <section aria-labelledby="latest-news">
      <SectionHead id="latest-news" title={t('news')} all={{ to: AREA_PATHS.news, text: t('allNews') }} />
      <QueryState
        query={list}
        skeleton={<LatestNewsSkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={`second ${styles.none}`}>{t('newsList.none')}</p>}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((story) => (
              <Story key={story.id} story={story} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function Story({ story: { area, id, title, locale, publishedAt } }: { story: NewsCard }) {
  return (
    <li className={styles.story}>
      <h3 className={styles.title}>
        <Link to={itemPath(area, id)} className="cover-link" lang={locale}>
          {title}
        </Link>
      </h3>
      {publishedAt && <ShortDate iso={publishedAt} className="meta" />}
    </li>
  );
}

function LatestNewsSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: LATEST_NEWS.pageSize }, (_, place) => (
        <div key={place} className={styles.story}>
          <Skeleton width={`${70 + ((place * 13) % 28)}%`} height="16px" />
          <Skeleton width="80px" height="13px" />
        </div>
      ))}
    </div>
  );
}
