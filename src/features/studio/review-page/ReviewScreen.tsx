import '@/lib/i18n/texts/studio/reviewing';
import '@/lib/i18n/texts/preview';
import type { ItemRef } from 'contract/item';
import { isItemId } from 'contract/core/paths';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_REVIEWS_PATH } from '@/lib/paths';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { StudioBar } from '../frame/StudioBar';
import { StudioMessage } from '../frame/StudioMessage';
import { ReviewedDraft } from './ReviewedDraft';
import styles from './ReviewPage.module.css';

/** Loads a draft for its review. Shows why there is none otherwise. */
export function ReviewScreen({ area, id }: ItemRef) {
  const review = useCall('GET /api/manage/review/info', isItemId(id) ? { area, id } : null);
  if (!isItemId(id)) return <Missing />;
  // A kept answer may be of an older version.
  const loaded = { ...review, data: review.refreshing ? undefined : review.data };
  return (
    <QueryState query={loaded} heading={1} skeleton={<ReviewSkeleton />} notFound={<Missing />}>
      {(draft) => (
        <ReviewedDraft
          item={{ area, id }}
          draft={draft}
          onState={(state) => {
            review.mutate((shown) => ({ ...shown, ...state }));
          }}
          onReload={review.retry}
        />
      )}
    </QueryState>
  );
}

const ReviewSkeleton = () => (
  <>
    <div className={styles.bar}>
      <div className={`content ${styles.inner}`} />
    </div>
    <div className={`content ${styles.page}`}>
      <Skeleton height="720px" />
    </div>
  </>
);

/** Says that there is no draft, below the navigation of the studio, which the bar of a draft replaces. */
function Missing() {
  const { t } = useTranslation(['reviewing', 'studio']);
  return (
    <>
      <PageTitle page={t('page.missing.title')} area={t('studio:title')} />
      <StudioBar place="reviews" />
      <StudioMessage
        title={t('page.missing.title')}
        text={t('page.missing.text')}
        link={{ to: MANAGE_REVIEWS_PATH, text: t('page.back') }}
      />
    </>
  );
}
