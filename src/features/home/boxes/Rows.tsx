import type { ReactNode } from 'react';
import { Link } from 'umi';
import type { ItemLink } from 'contract/item';
import { itemPath } from 'contract/core/paths';
import { LanguageTag } from '@/entities/item/article/LanguageTag';
import { Skeleton } from '@/ui/states/Skeleton';
import styles from './Rows.module.css';

interface RowsProps<T extends ItemLink> {
  items: readonly T[];
  /** Number of columns where the screen is wide enough. */
  columns?: 1 | 2;
  /** Returns the tile shown before the title and its line, 44 px wide. */
  sign?: (item: T) => ReactNode;
  /** Mark in the padding before the title, such as that of an unread item. */
  lead?: (item: T) => ReactNode;
  /** Returns true if the item has been read; its title is then lighter. */
  isRead?: (item: T) => boolean;
  /** Line below the title. Default: two lines of the summary. */
  line?: (item: T) => ReactNode;
  /** True if the line is at the right of the title where the screen is wide enough. */
  isLineBeside?: boolean;
}

/** Renders items as rows that are clickable as a whole. */
export function Rows<T extends ItemLink>({ items, columns = 1, sign, lead, isRead, line, isLineBeside }: RowsProps<T>) {
  return (
    <ul className={styles.rows} data-columns={columns}>
      {items.map((item) => (
        <li key={`${item.area} ${item.id}`}>
          <Link
            to={itemPath(item.area, item.id)}
            className={styles.row}
            data-signed={sign !== undefined}
            data-beside={isLineBeside}
          >
            {sign?.(item)}
            {lead?.(item)}
            <span className={styles.title} data-read={isRead?.(item)}>
              <span lang={item.locale}>{item.title}</span>
              <LanguageTag locale={item.locale} />
            </span>
            {line ? (
              <span className={styles.line}>{line(item)}</span>
            ) : (
              <span className={`clamped ${styles.summary}`} lang={item.locale}>
                {item.summary}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface RowsSkeletonProps {
  count: number;
  columns?: 1 | 2;
  /** True if the rows have signs. */
  signs?: boolean;
  /** True if the lines are beside the titles. */
  areLinesBeside?: boolean;
}

export function RowsSkeleton({ count, columns = 1, signs = false, areLinesBeside }: RowsSkeletonProps) {
  return (
    <ul className={styles.rows} data-columns={columns} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.row} data-signed={signs} data-beside={areLinesBeside}>
          {signs && <Skeleton width="44px" height="44px" />}
          <span className={styles.title}>
            <Skeleton width="55%" height="1.2em" />
          </span>
          <span className={signs ? styles.summary : styles.line}>
            <Skeleton width={areLinesBeside ? '140px' : '90%'} height="1.2em" />
          </span>
        </li>
      ))}
    </ul>
  );
}
