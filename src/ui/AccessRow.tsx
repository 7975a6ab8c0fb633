import type { ReactNode } from 'react';
import styles from './AccessRow.module.css';

interface AccessRowProps {
  mark: ReactNode;
  /** Whether it is the access that the person is using. */
  current?: boolean;
  title: ReactNode;
  facts: ReactNode;
  /** The button that ends it. */
  children?: ReactNode;
}

/** One way into a person's account, in a boxed list, with a button to end it. */
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
