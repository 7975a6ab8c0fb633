import type { ReactNode } from 'react';
import { Link } from 'umi';
import { Icon } from './Icon';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** Id of the heading, for `aria-labelledby`. */
  id: string;
  title: string;
  /** Glyph before the title. */
  glyph?: ReactNode;
  /** Number of entries as text, shown after the title. */
  count?: string;
  /** Link to the full list, if only a few entries are shown. */
  all?: { to: string; text: string };
}

/** Heading of a part of a page, with an optional link to the full list. */
export function SectionHead({ id, title, glyph, count, all }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {glyph}
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </h2>
      {all && (
        <Link to={all.to} className={styles.all}>
          {all.text}
          <Icon name="arrow-right" size={16} />
        </Link>
      )}
    </div>
  );
}
