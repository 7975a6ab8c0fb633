import { Skeleton } from '@/ui/states/Skeleton';
import styles from './ContentSkeleton.module.css';

/** As many as reach the end of the window, so that the footer does not move into view and out again. */
const TITLES = ['58%', '72%', '44%', '66%', '52%', '80%', '48%', '62%', '56%', '70%', '46%', '64%'];

/** Placeholder in the shape of the table: a line of headings and rows of two lines. */
export const ContentSkeleton = () => (
  <div className={styles.table} aria-hidden="true">
    <div className={styles.head} />
    {TITLES.map((width) => (
      <div key={width} className={styles.row}>
        <div className={styles.titles}>
          <Skeleton width={width} height="14px" />
          <Skeleton width="32%" height="12px" />
        </div>
        <Skeleton width="72px" height="22px" round />
        <Skeleton width="104px" height="14px" />
        <Skeleton width="80px" height="14px" />
      </div>
    ))}
  </div>
);
