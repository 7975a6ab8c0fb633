import { Children, useDeferredValue, type ReactNode } from 'react';
import { Skeleton } from '../../../ui/states/Skeleton';
import type { ListView } from './useListView';
import styles from './ItemList.module.css';

/** As many as a screen of 1,000 px shows; the loading list has as many. */
const FIRST_ROWS = 8;

interface ItemListProps {
  view: ListView;
  label: string;
  children: ReactNode;
}

/** A long list is painted as far as it is seen first, and whole right after. */
export function ItemList({ view, label, children }: ItemListProps) {
  const whole = useDeferredValue(true, false);
  const rows = Children.toArray(children);
  return (
    <ul className={styles.list} data-view={view} aria-label={label}>
      {whole ? rows : rows.slice(0, FIRST_ROWS)}
    </ul>
  );
}

/** Rows in the shape of those to come. */
export function ItemListSkeleton({ view }: { view: ListView }) {
  return (
    <div className={styles.list} data-view={view} aria-hidden="true">
      {Array.from({ length: FIRST_ROWS }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton width={`${38 + ((index * 17) % 30)}%`} height="16px" />
          <Skeleton width={`${70 + ((index * 11) % 26)}%`} height="14px" />
          <Skeleton width="220px" height="13px" />
        </div>
      ))}
    </div>
  );
}
