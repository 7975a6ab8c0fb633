import type { ReactNode } from 'react';
import type { Locale } from 'contract/core/locale';
import { LanguageTag } from '../article/LanguageTag';
import { useAnchor } from '../article/useAnchor';
import { useHeightToken } from '../../../ui/primitives/useHeightToken';
import styles from './DetailFrame.module.css';

/** Contents of the head of an item's page, below the title, in any area. */
export interface DetailHead {
  /** Short facts, shown in one line below the title. */
  meta: string[];
  /** Actions on the item: favourite, share, print. Not given for a draft. */
  tools?: ReactNode;
}

interface DetailFrameProps extends DetailHead {
  title: string;
  summary: string;
  /** Language of the text, which may differ from the interface language. */
  locale: Locale;
  /** Kind of the item, shown before the facts below the title. */
  tag?: ReactNode;
  /** Main action; shown at the right, or at the bottom of the screen on phones. */
  action?: ReactNode;
  /** Secondary content beside the text. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders the page of one item: head, main action, text, aside. */
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
