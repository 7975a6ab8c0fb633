import type { ReactNode } from 'react';
import type { InformationPage } from 'contract/information';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { ChangeNotes } from '@/entities/item/page/ChangeNotes';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';

interface DocumentDetailProps {
  document: InformationPage;
  head: DetailHead;
  /** Content after the text. */
  children: ReactNode;
}

export function DocumentDetail({ document, head, children }: DocumentDetailProps) {
  const { locale, body, toc, changes } = document;
  return (
    <DetailFrame item={document} {...head} contents={toc.map((entry) => ({ ...entry, locale }))} after={children}>
      {body && <ArticleBody html={body} locale={locale} />}
      <ChangeNotes changes={changes} locale={locale} />
    </DetailFrame>
  );
}
