import type { ReactNode, Ref } from 'react';
import { Icon } from '@/ui/primitives/Icon';
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
  /** Says that entries cannot be edited here, and who can. */
  lockedText?: string | undefined;
  /** Controls of the list; false if it has none. */
  children: ReactNode;
}

/** Line above a list of search administration: the number of its entries and its controls. */
export const SearchListBar = ({ title, titleRef, text, total, lockedText, children }: SearchListBarProps) => (
  <header className={styles.bar} data-bare={!text && total === null && !children}>
    <h2 ref={titleRef} tabIndex={-1} className="visually-hidden">
      {title}
    </h2>
    <div className={styles.words}>
      {text && <p className="second">{text}</p>}
      <div className="meta dotted">
        <p role="status" className={total === null ? 'visually-hidden' : styles.total}>
          {total}
        </p>
        {lockedText && (
          <p>
            <Icon name="lock" size={16} /> {lockedText}
          </p>
        )}
      </div>
    </div>
    {children && <div className={styles.tools}>{children}</div>}
  </header>
);
