import { useId, type ReactNode } from 'react';
import styles from './AsideSection.module.css';

/** A quiet group beside what the page is about. */
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
