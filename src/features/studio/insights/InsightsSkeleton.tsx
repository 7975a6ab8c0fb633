import { Skeleton } from '@/ui/states/Skeleton';
import styles from './Insights.module.css';

/** Placeholder of the figures, the chart and the lists below, which reach beyond the first screen. */
export const InsightsSkeleton = () => (
  <>
    <Skeleton height="116px" />
    <div className={styles.section}>
      <Skeleton height="356px" />
    </div>
    <div className={styles.section}>
      <Skeleton height="480px" />
    </div>
  </>
);
