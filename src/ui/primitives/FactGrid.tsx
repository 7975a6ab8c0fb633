import type { ReactNode } from 'react';
import styles from './FactGrid.module.css';

export interface Fact {
  term: string;
  detail: ReactNode;
  /** The language of the detail, where it has one. */
  locale?: string;
}

/** Facts as a definition list in a grid; nothing when there are none. */
export function FactGrid({ facts }: { facts: Fact[] }) {
  if (!facts.length) return null;
  return (
    <dl className={styles.grid}>
      {facts.map(({ term, detail, locale }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd lang={locale}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
