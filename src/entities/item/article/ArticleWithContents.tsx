import { useMemo, type ReactNode } from 'react';
import type { Locale } from 'contract/core/locale';
import { ArticleBody } from './ArticleBody';
import { splitAtHeading } from './split-at-heading';

interface ArticleWithContentsProps {
  /** HTML rendered and sanitised by the server. */
  html: string;
  locale: Locale;
  /** Table of contents, if it is not beside the text. */
  contents: ReactNode;
}

/** Renders a text with the table of contents between its introduction and its first section, so that the text begins at the top. */
export function ArticleWithContents({ html, locale, contents }: ArticleWithContentsProps) {
  const hasContents = Boolean(contents);
  const [introduction, sections] = useMemo(() => (hasContents ? splitAtHeading(html) : [html, '']), [html, hasContents]);
  return (
    <>
      {introduction && <ArticleBody html={introduction} locale={locale} />}
      {contents}
      {sections && <ArticleBody html={sections} locale={locale} />}
    </>
  );
}
