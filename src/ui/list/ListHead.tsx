import type { ReactNode, Ref } from 'react';
import styles from './ListHead.module.css';

interface ListHeadProps {
  title: string;
  /** The title takes the focus when a page of the list is turned. */
  titleRef: Ref<HTMLHeadingElement>;
  /** How much the list holds, said aloud when it changes; not known while the first answer is on its way. */
  total: string | undefined;
  /** Sorting and the like. */
  children: ReactNode;
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
