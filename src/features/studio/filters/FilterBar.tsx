import type { ReactNode } from 'react';
import { Link } from 'umi';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  search?: ReactNode;
  /** Filters, and perhaps a button for more of them. */
  children: ReactNode;
  /** Address of the list without filters; null while nothing is filtered, and while the empty list has the link. */
  clear: string | null;
  /** Further actions behind that link. */
  actions?: ReactNode;
}

/** Line above a list of the studio: its search, its filters, and a link that clears them. */
export function FilterBar({ search, children, clear, actions }: FilterBarProps) {
  const { t } = useTranslation('item');
  return (
    <div className={styles.bar}>
      {search && <div className={styles.search}>{search}</div>}
      {children}
      {clear !== null && (
        <Link className={styles.clear} to={clear}>
          {t('filter.clear')}
        </Link>
      )}
      {actions}
    </div>
  );
}
