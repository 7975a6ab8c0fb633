import type { ReactNode } from 'react';
import type { Notice } from 'contract/notice';
import { ArticleSection } from '@/entities/item/article/ArticleSection';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { NoticeAside } from './NoticeAside';
import { NoticeFacts } from './NoticeFacts';

interface NoticeDetailProps {
  notice: Notice;
  head: DetailHead;
  /** Panel that asks for a confirmation; at the bottom of the screen on phones. */
  action?: ReactNode;
  /** Content above the aside. */
  aside?: ReactNode;
  /** Content between the facts and the text. */
  lead?: ReactNode;
  /** Content after the text. */
  children?: ReactNode;
}

/** Renders the page of a notice, published or as a draft. */
export function NoticeDetail({ notice, head, action, aside, lead, children }: NoticeDetailProps) {
  const { locale, toc, body, fromDepartment } = notice;
  const related = notice.related.filter(({ area, id }) => area !== 'notice' || !fromDepartment.some((other) => other.id === id));
  return (
    <DetailFrame
      item={notice}
      {...head}
      action={action}
      deadline={aside}
      contents={toc.map((entry) => ({ ...entry, locale }))}
      aside={<NoticeAside notice={notice} />}
      related={related}
      after={children}
    >
      <NoticeFacts notice={notice} />
      {lead}
      <ArticleSection html={body} locale={locale} />
    </DetailFrame>
  );
}
