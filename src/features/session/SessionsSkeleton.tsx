import { Skeleton } from '@/ui/Skeleton';
import styles from './SessionsScreen.module.css';

const ROWS = ['first', 'second'];

/** A heading and two devices: most people have a computer and a phone. */
export const SessionsSkeleton = () => (
  <div className={styles.list}>
    <div className={styles.bar}>
      <Skeleton width="120px" height="26px" />
    </div>
    <ul className="boxed-list">
      {ROWS.map((row) => (
        <li key={row} className={styles.row}>
          <Skeleton width="40px" height="40px" round />
          <div className={styles.words}>
            <p className={styles.device}>
              <Skeleton width="180px" />
            </p>
            <p className="meta">
              <Skeleton width="260px" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
