import { useMemo, useRef } from 'react';
import type { Locale } from 'contract/core/locale';
import { useInternalLinks } from './useInternalLinks';
import styles from './ArticleBody.module.css';

interface ArticleBodyProps {
  /** Rendered and sanitised by the server. */
  html: string;
  locale: Locale;
}

export function ArticleBody({ html, locale }: ArticleBodyProps) {
  const article = useRef<HTMLDivElement>(null);
  // The same object while the text is the same, so that the article's elements stay.
  const content = useMemo(() => ({ __html: html }), [html]);
  useInternalLinks(article);
  return <div ref={article} lang={locale} className={styles.article} dangerouslySetInnerHTML={content} />;
}
