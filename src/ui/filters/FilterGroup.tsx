import { useId, type ReactNode } from 'react';
import styles from './FilterGroup.module.css';

/** Group of filter choices of one kind under a heading. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
