import { Skeleton } from '@/ui/states/Skeleton';
import { RowsSkeleton } from './boxes/Rows';
import page from './HomeScreen.module.css';
import styles from './HomeSkeleton.module.css';

/** Renders the skeleton of the page: links, banner, boxes. */
export function HomeSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.links}>
        {[150, 180, 132, 164].map((width) => (
          <Skeleton key={width} width={`${width}px`} height="44px" />
        ))}
      </div>
      <div className={styles.banner}>
        <Skeleton width="100%" height="220px" />
      </div>
      <div className={page.grid}>
        <div className={page.column}>
          <Box rows={6} />
          <Box rows={8} columns={2} />
        </div>
        <div className={page.column}>
          <Box rows={4} />
          <Box rows={4} />
        </div>
      </div>
    </div>
  );
}

function Box({ rows, columns }: { rows: number; columns?: 2 }) {
  return (
    <div>
      <Skeleton width="40%" height="20px" />
      <RowsSkeleton count={rows} columns={columns} />
    </div>
  );
}
