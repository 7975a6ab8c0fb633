import type { ReactNode } from 'react';
import styles from './ListFrame.module.css';

interface ListFrameProps {
  filtersLabel: string;
  filters: ReactNode;
  children: ReactNode;
}

/** Filters beside a list. On phones they are not here but in a `FilterDrawer` of the list. */
export function ListFrame({ filtersLabel, filters, children }: ListFrameProps) {
  return (
    <div className={`content ${styles.frame}`}>
      <aside aria-label={filtersLabel} className={styles.filters}>
        {filters}
      </aside>
      <div className={styles.list}>{children}</div>
    </div>
  );
}
