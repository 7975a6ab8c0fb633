import type { ReactNode } from 'react';
import styles from './AccessRow.module.css';

interface AccessRowProps {
  mark: ReactNode;
  /** True if the person is using it now. */
  current?: boolean;
  title: ReactNode;
  facts: ReactNode;
  /** Button that ends the access. */
  children?: ReactNode;
}

/** Renders one access to a person's account (a session or a feed) as a row of a boxed list, with a button to end it. */
export const AccessRow = ({ mark, current = false, title, facts, children }: AccessRowProps) => (
  <li className={styles.row} data-current={current}>
    <span className={styles.mark}>{mark}</span>
    <div>
      <p className={styles.title}>{title}</p>
      <div className="meta">{facts}</div>
    </div>
    {children}
  </li>
);
