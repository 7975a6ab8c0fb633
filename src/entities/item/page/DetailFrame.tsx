import type { ReactNode } from 'react';
import type { Locale } from 'contract/core/locale';
import { LanguageTag } from '../article/LanguageTag';
import { useAnchor } from '../article/useAnchor';
import { useHeightToken } from '../../../ui/primitives/useHeightToken';
import styles from './DetailFrame.module.css';

/** Head of an item's page, below the title, in any area. */
export interface DetailHead {
  /** Short facts in one line below the title. */
  meta: string[];
  /** Actions on the item: favourite, share, print. A draft has none. */
  tools?: ReactNode;
}

interface DetailFrameProps extends DetailHead {
  title: string;
  summary: string;
  /** The language of the text, which may not be the interface's. */
  locale: Locale;
  /** Kind of the item, shown before the facts below the title. */
  tag?: ReactNode;
  /** The one thing to do here; at the right, and at the bottom of a phone's screen. */
  action?: ReactNode;
  /** Quiet, beside the text. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page of one item: head, main action, text, aside. */
export function DetailFrame({ title, summary, locale, tag, meta, tools, action, aside, children }: DetailFrameProps) {
  useAnchor();
  const measured = useHeightToken('--height-action');
  return (
    <article className={styles.frame}>
      <header className={styles.head}>
        <h1>
          <span lang={locale}>{title}</span>
          <LanguageTag locale={locale} />
        </h1>
        {summary && (
          <p className={styles.summary} lang={locale}>
            {summary}
          </p>
        )}
        <ul className={`dotted ${styles.meta}`}>
          {tag && <li>{tag}</li>}
          {meta.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      <div className={styles.side}>
        {action && (
          <div ref={measured} className={styles.action}>
            {action}
          </div>
        )}
        {aside}
      </div>
      <div className={styles.text}>{children}</div>
    </article>
  );
}
