import type { ReactNode } from 'react';
import { attachmentPath } from 'contract/core/paths';
import type { News } from 'contract/welfare';
import { formatDate } from '@/lib/i18n/format';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { contactBeside } from '@/entities/person/contact-beside';
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
  const published = publishedAt === null ? [] : [formatDate(publishedAt)];
  return (
    <DetailFrame
      // The byline shows the owner.
      item={{ ...news, owner: null, department: null, contact: contactBeside(news) }}
      {...head}
      meta={[...published, ...head.meta]}
      contents={toc.map((entry) => ({ ...entry, locale }))}
      after={children}
    >
      <Byline owner={owner} />
      {hasOwnPicture(news) && (
        <div className={styles.picture}>
          <ItemPicture item={news} />
        </div>
      )}
      <ArticleBody html={body} locale={locale} />
    </DetailFrame>
  );
}
