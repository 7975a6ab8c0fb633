import type { ReactNode } from 'react';
import { attachmentPath } from 'contract/paths';
import type { News } from 'contract/welfare';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/useTranslation';
import { ArticleBody } from '@/ui/ArticleBody';
import { AttachmentList } from '@/ui/AttachmentList';
import { ContactText } from '@/ui/ContactText';
import { DetailFrame, type DetailHead } from '@/ui/DetailFrame';
import { DetailSection } from '@/ui/DetailSection';
import { TableOfContents } from '@/ui/TableOfContents';
import { ItemPicture } from './ItemPicture';
import styles from './NewsDetail.module.css';

interface NewsDetailProps {
  news: News;
  head: DetailHead;
  /** What follows the text. */
  children?: ReactNode;
}

/** A picture that the article itself shows is not shown twice. */
const hasOwnPicture = ({ picture, body }: News): boolean => picture !== null && !body.includes(attachmentPath(picture.id));

/** A story, published or as a draft. */
export function NewsDetail({ news, head, children }: NewsDetailProps) {
  const { t } = useTranslation('welfare');
  const { id, title, summary, locale, publishedAt, contact, attachments, toc, body } = news;
  const published = publishedAt === null ? [] : [formatDate(publishedAt)];
  return (
    <DetailFrame
      title={title}
      summary={summary}
      locale={locale}
      {...head}
      meta={[...published, ...head.meta]}
      aside={<TableOfContents entries={toc.map((entry) => ({ ...entry, locale }))} />}
    >
      {hasOwnPicture(news) && (
        <div className={styles.picture}>
          <ItemPicture item={news} />
        </div>
      )}
      <ArticleBody html={body} locale={locale} />
      <AttachmentList item={{ area: 'news', id }} attachments={attachments} />
      {contact && (
        <DetailSection title={t('fact.contact')}>
          <p>
            <ContactText text={contact} />
          </p>
        </DetailSection>
      )}
      {children}
    </DetailFrame>
  );
}
