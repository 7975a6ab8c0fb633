import { Link } from 'umi';
import { itemPath } from 'contract/paths';
import type { FormCard } from 'contract/servicehall';
import { Skeleton } from '@/ui/Skeleton';
import styles from './ServiceRows.module.css';

export function ServiceRows({ items, wide }: { items: readonly FormCard[]; wide: boolean }) {
  return (
    <ul className={styles.rows} data-wide={wide}>
      {items.map(({ area, id, title, summary, locale, department }) => (
        <li key={id}>
          <Link to={itemPath(area, id)} className={styles.row}>
            <span className={styles.title} lang={locale}>
              {title}
            </span>
            <span className={styles.summary} lang={locale}>
              {summary}
            </span>
            {wide && <span className="meta">{department?.name}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function ServiceRowsSkeleton({ count, wide }: { count: number; wide: boolean }) {
  return (
    <ul className={styles.rows} data-wide={wide}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.row}>
          <span className={styles.title}>
            <Skeleton width="55%" height="1.2em" />
          </span>
          <span className={styles.summary}>
            <Skeleton width="90%" height="1.2em" />
          </span>
          {wide && (
            <span className="meta">
              <Skeleton width="30%" height="1.2em" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
