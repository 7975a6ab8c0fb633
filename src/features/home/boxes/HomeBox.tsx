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
  /** Sentence shown when there is nothing to list. Without it, the box is left out. */
  emptyText?: string;
  /** Controls between the heading and the content, such as tabs. */
  choice?: ReactNode;
  /** True if the lines of the rows are beside their titles, as in their skeleton. */
  areLinesBeside?: boolean;
  children: (data: T) => ReactNode;
}

/** Renders a few items under a heading, with its own loading and error states. */
export function HomeBox<T>({ title, all, query, isEmpty, emptyText, choice, areLinesBeside, children }: HomeBoxProps<T>) {
  const headingId = useId();
  if (emptyText === undefined && query.data !== undefined && isEmpty(query.data)) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} all={all} />
      {choice}
      <QueryState
        query={query}
        skeleton={<RowsSkeleton count={4} areLinesBeside={areLinesBeside} />}
        isEmpty={isEmpty}
        empty={<p className={styles.empty}>{emptyText}</p>}
      >
        {children}
      </QueryState>
    </section>
  );
}
