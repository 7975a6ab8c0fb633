import { Skeleton, SkeletonLines } from '@/ui/states/Skeleton';
import styles from './HistoryScreen.module.css';

const ROWS = ['62%', '48%', '70%', '55%'];

/** Placeholder in the shape of the list of revisions beside a comparison. */
export const HistorySkeleton = () => (
  <div className={styles.columns} aria-hidden="true">
    <div className="boxed-list">
      {ROWS.map((width) => (
        <div key={width} className={styles.placeholder}>
          <Skeleton width={width} height="14px" />
          <Skeleton width="80%" height="12px" />
        </div>
      ))}
    </div>
    <div className={styles.placeholder}>
      <Skeleton width="45%" height="20px" />
      <SkeletonLines widths={['92%', '86%', '94%', '61%']} height="14px" />
    </div>
  </div>
);
