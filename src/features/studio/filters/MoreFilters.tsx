import { useState, type ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './FilterBar.module.css';

interface MoreFiltersProps {
  /** Number of these filters that are set. */
  chosen: number;
  children: ReactNode;
}

/** Button of a filter bar that opens rarely used filters on a second line. They are open from the start if one of them is chosen. */
export function MoreFilters({ chosen, children }: MoreFiltersProps) {
  const { t } = useTranslation('studio');
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isOpen = pressed ?? chosen > 0;
  return (
    <>
      <button
        type="button"
        className={`button button-quiet ${styles.more}`}
        aria-expanded={isOpen}
        onClick={() => {
          setPressed(!isOpen);
        }}
      >
        {chosen ? t('content.moreFiltersChosen', { formatted: formatNumber(chosen) }) : t('content.moreFilters')}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {isOpen && (
        <>
          <span className={styles.line} />
          {children}
        </>
      )}
    </>
  );
}
