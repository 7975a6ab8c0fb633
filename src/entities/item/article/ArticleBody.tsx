import { useMemo, useRef } from 'react';
import type { Locale } from 'contract/core/locale';
import { useInternalLinks } from './useInternalLinks';
import styles from './ArticleBody.module.css';

interface ArticleBodyProps {
  /** HTML rendered and sanitised by the server. */
  html: string;
  locale: Locale;
}

export function ArticleBody({ html, locale }: ArticleBodyProps) {
  const article = useRef<HTMLDivElement>(null);
  // Memoised, so that React keeps the article's elements while the text is unchanged.
  const content = useMemo(() => ({ __html: html }), [html]);
  useInternalLinks(article);
  return <div ref={article} lang={locale} className={styles.article} dangerouslySetInnerHTML={content} />;
}
