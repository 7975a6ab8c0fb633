import { useId } from 'react';
import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FilterFailure } from '@/ui/filters/FilterFailure';
import { SkeletonLines } from '@/ui/states/Skeleton';
import { useEngagementTexts } from '@/entities/item/list/useEngagementTexts';
import { POPULAR_LIST } from './first-calls';
import styles from './MostRead.module.css';

const WIDTHS = ['90%', '72%', '84%', '66%', '78%', '60%'];

/** Lists the most viewed documents of the shelf. Optional: a failure does not affect the rest of the page. */
export function MostRead() {
  const { t } = useTranslation('information');
  const { data, failure, loading, retry } = useCall('POST /api/information/list', POPULAR_LIST);
  const engagementTexts = useEngagementTexts();
  const titleId = useId();
  const read = data?.items.filter(({ views }) => views > 0);
  if (read?.length === 0) return null;
  return (
    <section className={styles.most} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('mostRead.title')}</h2>
      {failure && <FilterFailure text={t('mostRead.failed')} failure={failure} retrying={loading} onRetry={retry} />}
      {!failure && !data && <SkeletonLines widths={WIDTHS} height="20px" />}
      <ol>
        {read?.map(({ id, title, locale, views }) => (
          <li key={id}>
            <Link to={itemPath('information', id)} lang={locale}>
              {title}
            </Link>
            {engagementTexts({ views }).map((text) => (
              <p key={text} className="meta">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
