import type { ReactNode } from 'react';
import { attachmentPath } from 'contract/core/paths';
import type { News } from 'contract/welfare';
import { formatDate } from '@/lib/i18n/format';
import { ArticleWithContents } from '@/entities/item/article/ArticleWithContents';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { withPublished } from '@/entities/item/page/useItemMeta';
import { ItemPicture } from '../../entities/welfare/ItemPicture';
import { Byline } from './Byline';
import styles from './NewsDetail.module.css';

interface NewsDetailProps {
  news: News;
  head: DetailHead;
  /** Content after the text. */
  children?: ReactNode;
}

/** Returns whether to show the story's picture above the article: not if the article contains it. */
const hasOwnPicture = ({ picture, body }: News): boolean => picture !== null && !body.includes(attachmentPath(picture.id));

/** Renders the page of a news story, published or as a draft. */
export function NewsDetail({ news, head, children }: NewsDetailProps) {
  const { locale, publishedAt, owner, toc, body } = news;
  return (
    <DetailFrame
      item={news}
      {...head}
      meta={publishedAt === null ? head.meta : withPublished(head.meta, formatDate(publishedAt))}
      contents={toc.map((entry) => ({ ...entry, locale }))}
      after={children}
    >
      {(contents) => (
        <>
          <Byline owner={owner} />
          {hasOwnPicture(news) && (
            <div className={styles.picture}>
              <ItemPicture item={news} />
            </div>
          )}
          <ArticleWithContents html={body} locale={locale} contents={contents} isWhole={!head.tools} />
        </>
      )}
    </DetailFrame>
  );
}
