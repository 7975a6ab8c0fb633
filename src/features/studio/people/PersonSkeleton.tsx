import { Skeleton } from '@/ui/states/Skeleton';
import styles from './PersonScreen.module.css';

const PARTS = ['roles', 'sessions', 'feeds'] as const;

/** Placeholder in the shape of a person's page: a heading and a row for each part. */
export const PersonSkeleton = () => (
  <div aria-hidden="true">
    <p className={styles.status} />
    <div className={styles.parts}>
      {PARTS.map((part) => (
        <div key={part}>
          <p className={styles.headSkeleton}>
            <Skeleton width="120px" height="20px" />
          </p>
          <div className={`boxed-list ${styles.rowSkeleton}`} data-part={part}>
            <Skeleton width="40%" height="16px" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
