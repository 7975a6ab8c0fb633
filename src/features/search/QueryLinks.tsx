import { useId, type ReactNode } from 'react';
import { Link } from 'umi';
import { handOnFocus } from '@/ui/primitives/hand-on-focus';
import styles from './QueryLinks.module.css';

interface QueryLinksProps {
  title: string;
  queries: readonly string[];
  hrefOf: (query: string) => string;
  /** Actions below the links. */
  children?: ReactNode;
}

/** Renders queries as links to their results. */
export function QueryLinks({ title, queries, hrefOf, children }: QueryLinksProps) {
  const titleId = useId();
  return (
    <section ref={handOnFocus} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.queries}>
        {queries.map((query) => (
          <li key={query}>
            <Link className={`chip ${styles.query}`} to={hrefOf(query)}>
              {query}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
