import { Skeleton, SkeletonLines } from '@/ui/states/Skeleton';
import frame from './PersonnelOverview.module.css';
import styles from './OverviewSkeleton.module.css';

const TOPICS = ['26%', '18%', '32%', '22%'];
const SIDE_SECTIONS = ['72px', '64px', '80px'];

/** Renders the skeleton of the overview: topics and side boxes. */
export function OverviewSkeleton() {
  return (
    <div className={frame.frame} aria-hidden="true">
      <div className={frame.topics}>
        {TOPICS.map((width) => (
          <div key={width} className={styles.topic}>
            <Skeleton width={width} height="26px" />
            <div className={styles.kinds}>
              <Pages />
              <Pages />
            </div>
          </div>
        ))}
      </div>
      <div className={frame.side}>
        {SIDE_SECTIONS.map((width) => (
          <div key={width} className={styles.stack}>
            <Skeleton width={width} height="13px" />
            <SkeletonLines widths={['80%', '64%', '72%', '58%']} height="16px" />
          </div>
        ))}
      </div>
    </div>
  );
}

const Pages = () => (
  <div className={styles.stack}>
    <Skeleton width="56px" height="13px" />
    <SkeletonLines widths={['62%', '92%', '54%', '84%']} height="16px" />
  </div>
);
