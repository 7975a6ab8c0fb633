import { Children, useDeferredValue, type ReactNode } from 'react';
import { Skeleton } from '../../../ui/states/Skeleton';
import type { ListView } from './useListView';
import styles from './ItemList.module.css';

/** Number of rows that fit on a screen of 1,000 px, and of rows in the skeleton. */
const FIRST_ROWS = 8;

interface ItemListProps {
  view: ListView;
  label: string;
  children: ReactNode;
}

/** Renders a list of rows or cards. The first screen is painted first, the rest in a deferred render. */
export function ItemList({ view, label, children }: ItemListProps) {
  const whole = useDeferredValue(true, false);
  const rows = Children.toArray(children);
  return (
    <ul className={styles.list} data-view={view} aria-label={label}>
      {whole ? rows : rows.slice(0, FIRST_ROWS)}
    </ul>
  );
}

/** Renders the skeleton of a list, with signs if its rows have them. */
export function ItemListSkeleton({ view, signs = false }: { view: ListView; signs?: boolean | undefined }) {
  return (
    <div className={styles.list} data-view={view} aria-hidden="true">
      {Array.from({ length: FIRST_ROWS }, (_, index) => (
        <div key={index} className={styles.placeholder} data-signs={signs}>
          {signs && <Skeleton width="44px" height="44px" />}
          <Skeleton width={`${38 + ((index * 17) % 30)}%`} height="16px" />
          <Skeleton width={`${70 + ((index * 11) % 26)}%`} height="14px" />
          <Skeleton width="220px" height="13px" />
        </div>
      ))}
    </div>
  );
}
