import { Skeleton } from '@/ui/states/Skeleton';
import styles from './Insights.module.css';

/** Placeholder of the figures and the chart. */
export const InsightsSkeleton = () => (
  <>
    <Skeleton height="116px" />
    <div className={styles.section}>
      <Skeleton height="356px" />
    </div>
  </>
);
