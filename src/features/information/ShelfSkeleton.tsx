import { Skeleton, SkeletonLines } from '@/ui/states/Skeleton';
import styles from './ShelfOpening.module.css';

const SECTIONS = ['52%', '40%', '60%', '46%', '56%', '38%'];
const TITLES = ['82%', '70%', '76%', '58%'];

/** Renders the skeleton of the shelf's sections. */
export const ShelfSkeleton = () => (
  <div className={styles.columns} aria-hidden="true">
    <div className={styles.sections}>
      {SECTIONS.map((width) => (
        <div key={width} className={styles.waiting}>
          <Skeleton width={width} height="20px" />
          <SkeletonLines widths={TITLES} height="16px" />
        </div>
      ))}
    </div>
  </div>
);
