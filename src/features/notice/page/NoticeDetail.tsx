import type { ReactNode } from 'react';
import type { Notice } from 'contract/notice';
import { ArticleWithContents } from '@/entities/item/article/ArticleWithContents';
import { ChangeNotes } from '@/entities/item/page/ChangeNotes';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { NoticeAside } from './NoticeAside';
import { hasOrigin, NoticeOrigin } from './NoticeOrigin';
import { useNoticeMeta } from './useNoticeMeta';

interface NoticeDetailProps {
  notice: Notice;
  head: DetailHead;
  /** Panel that asks for a confirmation; at the bottom of the screen on phones. */
  action?: ReactNode;
  /** Content above the aside. */
  aside?: ReactNode;
  /** Content before the text. */
  lead?: ReactNode;
  /** Links to the previous and next notice. */
  neighbours?: ReactNode;
  /** Content after the text. */
  children?: ReactNode;
}

/** Renders the page of a notice, published or as a draft. */
export function NoticeDetail({ notice, head, action, aside, lead, neighbours, children }: NoticeDetailProps) {
  const meta = useNoticeMeta(notice, Boolean(action));
  const { locale, toc, body, changes, fromDepartment } = notice;
  const related = notice.related.filter(({ area, id }) => area !== 'notice' || !fromDepartment.some((other) => other.id === id));
  return (
    <DetailFrame
      item={notice}
      {...head}
      tag={hasOrigin(notice) && <NoticeOrigin notice={notice} />}
      meta={meta}
      action={action}
      deadline={aside}
      contents={toc.map((entry) => ({ ...entry, locale }))}
      changes={<ChangeNotes changes={changes} locale={locale} />}
      aside={<NoticeAside notice={notice} />}
      related={related}
      after={children}
      neighbours={neighbours}
    >
      {(contents) => (
        <>
          {lead}
          {body && <ArticleWithContents html={body} locale={locale} contents={contents} isWhole={!head.tools} />}
        </>
      )}
    </DetailFrame>
  );
}
