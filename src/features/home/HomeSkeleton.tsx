import { Skeleton } from '@/ui/states/Skeleton';
import { RowsSkeleton } from './boxes/Rows';
import page from './HomeScreen.module.css';
import styles from './HomeSkeleton.module.css';
import frame from './todo/ToDoFrame.module.css';

/** Renders the skeleton of the page: tasks, then boxes. */
export function HomeSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={`${frame.head} ${styles.head}`}>
        <Skeleton width="80px" height="20px" />
      </div>
      <div className={`${frame.cards} ${styles.cards}`}>
        <div className={styles.lead}>
          <Skeleton height="100%" />
        </div>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={styles.task}>
            <Skeleton width="40%" height="13px" />
            <Skeleton width="80%" height="14px" />
          </div>
        ))}
      </div>
      <div className={page.grid}>
        <div className={page.column}>
          <Box rows={6} areLinesBeside />
          <Box rows={8} columns={2} signs />
        </div>
        <div className={page.column}>
          <Box rows={4} />
          <Skeleton width="100%" height="280px" />
        </div>
      </div>
    </div>
  );
}

interface BoxProps {
  rows: number;
  columns?: 2;
  signs?: boolean;
  areLinesBeside?: boolean;
}

function Box({ rows, ...shape }: BoxProps) {
  return (
    <div>
      <Skeleton width="40%" height="20px" />
      <RowsSkeleton count={rows} {...shape} />
    </div>
  );
}
