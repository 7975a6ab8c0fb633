import { Skeleton, SkeletonLines } from '../states/Skeleton';
import styles from './FiltersSkeleton.module.css';

const CHOICES = ['64%', '52%', '70%', '58%', '66%', '48%', '60%'];

/** Placeholder for the filters of a list. All filters appear together, because a later one would push the others down. */
export function FiltersSkeleton() {
  return (
    <div className={styles.group} aria-hidden="true">
      <Skeleton width="72px" height="13px" />
      <SkeletonLines widths={CHOICES} height="14px" />
    </div>
  );
}
