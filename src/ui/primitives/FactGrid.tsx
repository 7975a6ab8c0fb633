import type { ReactNode } from 'react';
import styles from './FactGrid.module.css';

export interface Fact {
  term: string;
  detail: ReactNode;
  /** Language of the detail, if it may not be the interface's. */
  locale?: string;
}

/** Definition list of facts in a grid. Renders nothing if there are none. */
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
