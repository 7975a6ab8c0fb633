import type { ReactNode, Ref } from 'react';
import styles from './ListHead.module.css';

interface ListHeadProps {
  title: string;
  /** Ref of the title, which receives the focus when another page of the list is opened. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Number of entries as text, announced when it changes; undefined until the first response. */
  total: string | undefined;
  /** Controls such as sorting. */
  children?: ReactNode;
}

export function ListHead({ title, titleRef, total, children }: ListHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p role="status" className={styles.total}>
          {total}
        </p>
      </div>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
