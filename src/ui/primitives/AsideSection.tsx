import { useId, type ReactNode } from 'react';
import styles from './AsideSection.module.css';

/** Section beside the main content of a page. */
export function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
