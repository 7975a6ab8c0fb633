import { AccessRow } from '@/ui/list/AccessRow';
import { Skeleton } from '@/ui/states/Skeleton';
import styles from './SessionsScreen.module.css';

const ROWS = ['first', 'second'];

/** Skeleton of a heading and two devices, because most people have a computer and a phone. */
export const SessionsSkeleton = () => (
  <div className={styles.list}>
    <div className={styles.heading}>
      <Skeleton width="120px" height="26px" />
    </div>
    <ul className="boxed-list">
      {ROWS.map((row) => (
        <AccessRow
          key={row}
          mark={<Skeleton width="40px" height="40px" round />}
          title={<Skeleton width="180px" />}
          facts={<Skeleton width="260px" />}
        />
      ))}
    </ul>
  </div>
);
