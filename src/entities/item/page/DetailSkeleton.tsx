import { Skeleton, SkeletonLines } from '../../../ui/states/Skeleton';
import { useRailBeside } from './useRailBeside';
import frame from './DetailFrame.module.css';
import styles from './DetailSkeleton.module.css';

/** Renders the skeleton of an item's page. */
export function DetailSkeleton() {
  const [ref, isBeside] = useRailBeside();
  return (
    <div ref={ref} className={frame.frame} data-rail={isBeside ? 'beside' : 'around'} aria-hidden="true">
      <div className={`${frame.head} ${styles.stack}`}>
        <Skeleton width="60%" height="34px" />
        <Skeleton width="90%" height="18px" />
        <Skeleton width="320px" height="13px" />
        <Skeleton width="260px" height="40px" />
      </div>
      {isBeside && (
        <div className={`${frame.rail} ${styles.side}`}>
          <Skeleton height="48px" />
          <SkeletonLines widths={['70%', '80%', '60%']} height="14px" />
        </div>
      )}
      <div className={`${frame.text} ${styles.stack}`}>
        <Skeleton height="120px" />
        <Skeleton width="40%" height="20px" />
        <SkeletonLines widths={['96%', '92%', '70%']} height="16px" />
      </div>
    </div>
  );
}
