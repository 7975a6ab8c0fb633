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
  /** True if the text stays one part, so that remarks on a draft find its blocks; the table of contents is then before it. */
  isWhole?: boolean;
}

/** Renders a text with the table of contents between its introduction and its first section, so that the text begins at the top. */
export function ArticleWithContents({ html, locale, contents, isWhole = false }: ArticleWithContentsProps) {
  const hasContents = Boolean(contents);
  const [introduction, sections] = useMemo(() => {
    if (isWhole) return ['', html];
    return hasContents ? splitAtHeading(html) : [html, ''];
  }, [html, hasContents, isWhole]);
  return (
    <>
      {introduction && <ArticleBody html={introduction} locale={locale} />}
      {contents}
      {sections && <ArticleBody html={sections} locale={locale} />}
    </>
  );
}
