import { Skeleton } from '@/ui/states/Skeleton';
import styles from './Insights.module.css';

interface InsightsSkeletonProps {
  /** True if lists follow, so that what is below the placeholder stays beyond the first screen. */
  withLists?: boolean;
}

/** Placeholder of the figures and the chart. */
export const InsightsSkeleton = ({ withLists = false }: InsightsSkeletonProps) => (
  <>
    <Skeleton height="116px" />
    <div className={styles.section}>
      <Skeleton height="356px" />
    </div>
    {withLists && (
      <div className={styles.section}>
        <Skeleton height="480px" />
      </div>
    )}
  </>
);
