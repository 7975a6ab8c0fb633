import { useMemo, type ReactNode } from 'react';
import type { Locale } from 'contract/core/locale';
import type { InformationPage } from 'contract/information';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { ChangeNotes } from '@/entities/item/page/ChangeNotes';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { splitAtHeading } from './split-at-heading';

interface DocumentDetailProps {
  document: InformationPage;
  head: DetailHead;
  /** Content after the text. */
  children: ReactNode;
}

/** Renders a document. On narrow screens the table of contents is above its first heading, so that the text begins at the top. */
export function DocumentDetail({ document, head, children }: DocumentDetailProps) {
  const { locale, body, toc, changes } = document;
  return (
    <DetailFrame item={document} {...head} contents={toc.map((entry) => ({ ...entry, locale }))} after={children}>
      {(contents) => (
        <>
          {body &&
            (contents ? (
              <TextAround html={body} locale={locale} contents={contents} />
            ) : (
              <ArticleBody html={body} locale={locale} />
            ))}
          <ChangeNotes changes={changes} locale={locale} />
        </>
      )}
    </DetailFrame>
  );
}

interface TextAroundProps {
  html: string;
  locale: Locale;
  contents: ReactNode;
}

/** Renders the text with the table of contents between its introduction and its first section. */
function TextAround({ html, locale, contents }: TextAroundProps) {
  const [introduction, sections] = useMemo(() => splitAtHeading(html), [html]);
  return (
    <>
      {introduction && <ArticleBody html={introduction} locale={locale} />}
      {contents}
      {sections && <ArticleBody html={sections} locale={locale} />}
    </>
  );
}
