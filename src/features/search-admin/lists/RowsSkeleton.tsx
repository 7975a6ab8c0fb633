import { Skeleton } from '@/ui/states/Skeleton';
import styles from './Rows.module.css';

const ROWS = ['160px', '220px', '120px', '180px', '140px'];

export const RowsSkeleton = () => (
  <ul className="boxed-list">
    {ROWS.map((width) => (
      <li key={width} className={styles.row}>
        <div className={styles.words}>
          <p className={styles.name}>
            <Skeleton width={width} />
          </p>
          <p className="meta">
            <Skeleton width="min(280px, 100%)" />
          </p>
        </div>
        <Skeleton width="96px" height="40px" />
      </li>
    ))}
  </ul>
);
