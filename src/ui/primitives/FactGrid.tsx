import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from './Icon';
import styles from './FactGrid.module.css';

export interface Fact {
  term: string;
  detail: ReactNode;
  /** Language of the detail, if it may not be the interface's. */
  locale?: string;
}

/** Number of facts that phones show before the others are opened. */
const SUMMARIZED = 2;

/**
 * Definition list of facts in a grid, the most important first. On phones only the first two are shown, in one line, until the
 * reader opens all. Renders nothing if there are none.
 */
export function FactGrid({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation('item');
  const listId = useId();
  const [open, setOpen] = useState(false);
  if (!facts.length) return null;
  const folds = facts.length >= SUMMARIZED;
  return (
    <div className={styles.facts} data-folded={folds && !open}>
      <dl id={listId} className={styles.grid}>
        {facts.map(({ term, detail, locale }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd lang={locale}>{detail}</dd>
          </div>
        ))}
      </dl>
      {/* Hidden on wider screens, which always show all facts. */}
      {folds && (
        <button
          type="button"
          className={`button button-quiet ${styles.unfold}`}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {t(open ? 'facts.fewer' : 'facts.all')}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      )}
    </div>
  );
}
