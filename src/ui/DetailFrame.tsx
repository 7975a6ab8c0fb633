import type { ReactNode } from 'react';
import type { Locale } from 'contract/locale';
import { LanguageTag } from './LanguageTag';
import { useAnchor } from './useAnchor';
import styles from './DetailFrame.module.css';

interface DetailFrameProps {
  title: string;
  summary: string;
  /** The language of the text, which may not be the interface's. */
  locale: Locale;
  /** Short facts in one line below the title. */
  meta: string[];
  /** What one does with the item: keep it, share it, print it. */
  tools?: ReactNode;
  /** The one thing to do here; at the right, and at the bottom of a phone's screen. */
  action?: ReactNode;
  /** Quiet, beside the text. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page of one item: head, main action, text, aside. */
export function DetailFrame({ title, summary, locale, meta, tools, action, aside, children }: DetailFrameProps) {
  useAnchor();
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
        <ul className={styles.meta}>
          {meta.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      <div className={styles.side}>
        {action && <div className={styles.action}>{action}</div>}
        {aside}
      </div>
      <div className={styles.text}>{children}</div>
    </article>
  );
}
