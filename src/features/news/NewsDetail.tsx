import type { ReactNode } from 'react';
import { attachmentPath } from 'contract/core/paths';
import type { News } from 'contract/welfare';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { AttachmentList } from '@/entities/item/page/AttachmentList';
import { ContactText } from '@/entities/contact/ContactText';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { DetailSection } from '@/ui/primitives/DetailSection';
import { TableOfContents } from '@/entities/item/page/TableOfContents';
import { ItemPicture } from '../../entities/welfare/ItemPicture';
import { contactBeside } from '@/entities/person/contact-beside';
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
  const { t } = useTranslation('welfare');
  const { id, title, summary, locale, publishedAt, owner, attachments, toc, body } = news;
  const other = contactBeside(news);
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
      <Byline owner={owner} />
      {hasOwnPicture(news) && (
        <div className={styles.picture}>
          <ItemPicture item={news} />
        </div>
      )}
      <ArticleBody html={body} locale={locale} />
      <AttachmentList item={{ area: 'news', id }} attachments={attachments} />
      {other !== null && (
        <DetailSection title={t('fact.contact')}>
          <p>
            <ContactText text={other} />
          </p>
        </DetailSection>
      )}
      {children}
    </DetailFrame>
  );
}
