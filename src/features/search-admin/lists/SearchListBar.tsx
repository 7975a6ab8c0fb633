import type { ReactNode, Ref } from 'react';
import styles from './SearchListBar.module.css';

interface SearchListBarProps {
  /** Name of the list, hidden because its tab shows it. */
  title: string;
  /** Ref of the title, which receives the focus when another page of the list is opened. */
  titleRef: Ref<HTMLHeadingElement>;
  /** Sentence about the list. */
  text?: string;
  /** Number of entries as text, announced when it changes; undefined until the first response, null for an empty list. */
  total: string | undefined | null;
  /** Controls of the list; false if it has none. */
  children: ReactNode;
}

/** Line above a list of search administration: the number of its entries and its controls. */
export const SearchListBar = ({ title, titleRef, text, total, children }: SearchListBarProps) => (
  <header className={styles.bar} data-bare={!text && total === null && !children}>
    <h2 ref={titleRef} tabIndex={-1} className="visually-hidden">
      {title}
    </h2>
    <div className={styles.words}>
      {text && <p className="second">{text}</p>}
      <p role="status" className={total === null ? 'visually-hidden' : `meta ${styles.total}`}>
        {total}
      </p>
    </div>
    {children && <div className={styles.tools}>{children}</div>}
  </header>
);
