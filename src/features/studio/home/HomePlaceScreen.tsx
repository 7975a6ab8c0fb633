import '@/lib/i18n/texts/studio/home';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { StudioPlace } from '../place/StudioPlace';
import { AlertsSection } from './AlertsSection';
import styles from './HomePlaceScreen.module.css';
import type { HomePlace } from './slides';
import { SlidesSection } from './SlidesSection';
import { useHomePlace } from './useHomePlace';
import { WordsSection } from './WordsSection';

/** Place where administrators manage the home page: its slides, alert and hot keywords. */
export function HomePlaceScreen() {
  const { t } = useTranslation('studioHome');
  const place = useHomePlace();
  return (
    <StudioPlace title={t('title')} lead={t('intro')}>
      <QueryState query={place.query} skeleton={<PlaceSkeleton />}>
        {(data: HomePlace) => (
          <div className={styles.columns}>
            <SlidesSection slides={data.slides} place={place} />
            <div className={styles.aside}>
              <AlertsSection alerts={data.alerts} />
              <WordsSection />
            </div>
          </div>
        )}
      </QueryState>
    </StudioPlace>
  );
}

const PlaceSkeleton = () => (
  <div className="boxed-list">
    {['42%', '36%', '48%', '31%'].map((width) => (
      <div key={width} className={styles.skeletonRow}>
        <Skeleton width="112px" height="63px" />
        <Skeleton width={width} height="16px" />
      </div>
    ))}
  </div>
);
