import { useId, type ReactNode } from 'react';
import { QueryState, type Query } from '@/ui/states/QueryState';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { RowsSkeleton } from './Rows';
import styles from './HomeBox.module.css';

interface HomeBoxProps<T> {
  title: string;
  all?: { to: string; text: string };
  query: Query<T>;
  isEmpty: (data: T) => boolean;
  /** Why there is nothing, in a sentence. */
  emptyText: string;
  /** Between the heading and what it is about, such as tabs. */
  choice?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A few things of one area under a heading. It fails and is tried again by itself. */
export function HomeBox<T>({ title, all, query, isEmpty, emptyText, choice, children }: HomeBoxProps<T>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} all={all} />
      {choice}
      <QueryState
        query={query}
        skeleton={<RowsSkeleton count={4} />}
        isEmpty={isEmpty}
        empty={<p className={styles.empty}>{emptyText}</p>}
      >
        {children}
      </QueryState>
    </section>
  );
}
