import type { ReactNode } from 'react';
import type { PersonnelPage } from 'contract/personnel';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleWithContents } from '@/entities/item/article/ArticleWithContents';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { withPublished } from '@/entities/item/page/useItemMeta';
import { MainAction } from '@/entities/item/page/MainAction';
import { PersonnelAside } from './PersonnelAside';
import { WhatChanged } from './WhatChanged';

interface PersonnelDetailProps {
  page: PersonnelPage;
  head: DetailHead;
  /** Content after the text. */
  children?: ReactNode;
}

/** Renders the page of a guide or policy, published or as a draft. */
export function PersonnelDetail({ page, head, children }: PersonnelDetailProps) {
  const { t } = useTranslation('personnel');
  const { kind, locale, url, publishedAt, toc, body, changes } = page;
  return (
    <DetailFrame
      item={page}
      {...head}
      tag={t(`kind.${kind}`)}
      meta={publishedAt ? withPublished(head.meta, t('published', { date: formatDate(publishedAt) })) : head.meta}
      action={
        url && <MainAction href={url} text={t('action')} hint={new URL(url).host} icon="arrow-up-right" opens={{ as: 'tab' }} />
      }
      contents={toc.map((entry) => ({ ...entry, locale }))}
      changes={<WhatChanged changes={changes} locale={locale} />}
      aside={<PersonnelAside page={page} />}
      after={children}
    >
      {(contents) => <ArticleWithContents html={body} locale={locale} contents={contents} isWhole={!head.tools} />}
    </DetailFrame>
  );
}
