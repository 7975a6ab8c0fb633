import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './ListFrame.module.css';

interface ListFrameProps {
  filters: ReactNode;
  /** Shown below the filters; on phones below the list. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Layout with filters beside a list. On phones the filters are in a `FilterDrawer` of the list instead. */
export function ListFrame({ filters, aside, children }: ListFrameProps) {
  const { t } = useTranslation('item');
  return (
    <div className={`content ${styles.frame}`}>
      <aside aria-label={t('filter.narrow')} className={styles.filters}>
        {filters}
      </aside>
      <div className={styles.list}>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
