import type { ReactNode } from 'react';
import type { InformationPage } from 'contract/information';
import { ArticleWithContents } from '@/entities/item/article/ArticleWithContents';
import { ChangeNotes } from '@/entities/item/page/ChangeNotes';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';

interface DocumentDetailProps {
  document: InformationPage;
  head: DetailHead;
  /** Links to the previous and next document. */
  neighbours: ReactNode;
  /** Content after the text. */
  children: ReactNode;
}

export function DocumentDetail({ document, head, neighbours, children }: DocumentDetailProps) {
  const { locale, body, toc, changes } = document;
  return (
    <DetailFrame
      item={document}
      {...head}
      contents={toc.map((entry) => ({ ...entry, locale }))}
      changes={<ChangeNotes changes={changes} locale={locale} />}
      after={children}
      neighbours={neighbours}
    >
      {(contents) => <ArticleWithContents html={body} locale={locale} contents={contents} />}
    </DetailFrame>
  );
}
