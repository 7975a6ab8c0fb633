import type { ReactNode } from 'react';
import type { InformationPage } from 'contract/information';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { AttachmentList } from '@/entities/item/page/AttachmentList';
import { ChangeNotes } from '@/entities/item/page/ChangeNotes';
import { ContactText } from '@/entities/contact/ContactText';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { FactGrid } from '@/ui/primitives/FactGrid';
import { TableOfContents } from '@/entities/item/page/TableOfContents';
import { WhomToAsk } from '@/entities/person/WhomToAsk';

interface DocumentDetailProps {
  document: InformationPage;
  head: DetailHead;
  /** Content after the text. */
  children: ReactNode;
}

export function DocumentDetail({ document, head, children }: DocumentDetailProps) {
  const { t } = useTranslation('information');
  const { id, title, summary, locale, body, toc, attachments, contact, owner, changes } = document;
  return (
    <DetailFrame
      title={title}
      summary={summary}
      locale={locale}
      {...head}
      aside={<TableOfContents entries={toc.map((entry) => ({ ...entry, locale }))} />}
    >
      {body && <ArticleBody html={body} locale={locale} />}
      <AttachmentList item={{ area: 'information', id }} attachments={attachments} />
      <WhomToAsk item={document} />
      {contact && !owner && <FactGrid facts={[{ term: t('contact'), detail: <ContactText text={contact} /> }]} />}
      <ChangeNotes changes={changes} locale={locale} />
      {children}
    </DetailFrame>
  );
}
