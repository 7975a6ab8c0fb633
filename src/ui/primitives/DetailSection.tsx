import { useId, type ReactNode } from 'react';
import styles from './DetailSection.module.css';

interface DetailSectionProps {
  title: string;
  /** Anchor of the heading, for the table of contents. */
  id?: string;
  children: ReactNode;
}

export function DetailSection({ title, id, children }: DetailSectionProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
