import { Link } from 'umi';
import { Skeleton } from '../states/Skeleton';
import { useCurrentInView } from './useCurrentInView';
import styles from './TabNav.module.css';

export interface Tab {
  name: string;
  href: string;
  current: boolean;
  /** Number of entries as text, if it is shown. */
  total?: string;
}

/** Links to the parts of a page, one of which the address selects. A row that does not fit is scrolled to the current link. */
export function TabNav({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const current = useCurrentInView(tabs.find((tab) => tab.current)?.name);
  return (
    <nav aria-label={label} className={`content ${styles.tabs}`}>
      <ul className={styles.row}>
        {tabs.map((tab) => (
          <li key={tab.name}>
            <Link
              ref={tab.current ? current : undefined}
              className={`tab-link ${styles.tab}`}
              to={tab.href}
              aria-current={tab.current ? 'page' : undefined}
            >
              <span data-name={tab.name}>{tab.name}</span>{' '}
              {tab.total !== undefined && <span className={styles.total}>{tab.total}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const WIDTHS = ['56px', '96px', '84px', '104px'];

export const TabNavSkeleton = () => (
  <div className={`content ${styles.tabs}`} aria-hidden="true">
    <div className={styles.row}>
      {WIDTHS.map((width) => (
        <span key={width} className={`tab-link ${styles.tab}`}>
          <Skeleton width={width} height="14px" />
        </span>
      ))}
    </div>
  </div>
);
