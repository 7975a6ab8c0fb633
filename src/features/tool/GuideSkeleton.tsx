import { Skeleton, SkeletonLines } from '@/ui/states/Skeleton';
import styles from './ToolGuide.module.css';

/** Renders the skeleton of a guide. */
export const GuideSkeleton = () => (
  <div className={styles.guide} aria-hidden="true">
    <div className={styles.head}>
      <Skeleton width="44px" height="44px" />
      <div>
        <Skeleton width="80%" height="24px" />
        <Skeleton width="60%" height="13px" />
      </div>
    </div>
    <Skeleton height="48px" />
    <Skeleton width="220px" height="40px" />
    <Skeleton height="84px" />
    <SkeletonLines widths={['40%', '96%', '92%', '70%']} height="16px" />
  </div>
);
