import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';
import type { ListView } from './useListView';
import styles from './ItemList.module.css';

interface ItemListProps {
  view: ListView;
  label: string;
  children: ReactNode;
}

export function ItemList({ view, label, children }: ItemListProps) {
  return (
    <ul className={styles.list} data-view={view} aria-label={label}>
      {children}
    </ul>
  );
}

/** Rows in the shape of those to come. */
export function ItemListSkeleton({ view, rows = 8 }: { view: ListView; rows?: number }) {
  return (
    <div className={styles.list} data-view={view} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton width={`${38 + ((index * 17) % 30)}%`} height="16px" />
          <Skeleton width={`${70 + ((index * 11) % 26)}%`} height="14px" />
          <Skeleton width="220px" height="13px" />
        </div>
      ))}
    </div>
  );
}
