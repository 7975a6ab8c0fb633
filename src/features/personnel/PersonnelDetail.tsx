import type { ReactNode } from 'react';
import type { PersonnelPage } from 'contract/personnel';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { AttachmentList } from '@/entities/item/page/AttachmentList';
import { ContactText } from '@/entities/contact/ContactText';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { FactGrid, type Fact } from '@/ui/primitives/FactGrid';
import { MainAction } from '@/entities/item/page/MainAction';
import { WhomToAsk } from '@/entities/person/WhomToAsk';
import { KindTag } from './KindTag';
import { PersonnelAside } from './PersonnelAside';

interface PersonnelDetailProps {
  page: PersonnelPage;
  head: DetailHead;
  /** Content after the text. */
  children?: ReactNode;
}

/** Renders the page of a guide or policy, published or as a draft. */
export function PersonnelDetail({ page, head, children }: PersonnelDetailProps) {
  const { t } = useTranslation('personnel');
  const { id, kind, title, summary, locale, url, publishedAt, body, attachments } = page;
  return (
    <DetailFrame
      title={title}
      summary={summary}
      locale={locale}
      {...head}
      tag={<KindTag kind={kind} />}
      meta={[...(publishedAt ? [t('published', { date: formatDate(publishedAt) })] : []), ...factsBeside(page, head.meta)]}
      action={
        url && <MainAction href={url} text={t('action')} hint={new URL(url).host} icon="arrow-up-right" opens={{ as: 'tab' }} />
      }
      aside={<PersonnelAside page={page} />}
    >
      <Owner page={page} />
      {body && <ArticleBody html={body} locale={locale} />}
      <AttachmentList item={{ area: 'personnel', id }} attachments={attachments} />
      {children}
    </DetailFrame>
  );
}

/** Removes the department from the facts, because it is shown below with the contact. */
const factsBeside = ({ department }: PersonnelPage, meta: readonly string[]) => meta.filter((fact) => fact !== department?.name);

/** Shows the owner as the person to ask; without one, the department and the contact. */
function Owner({ page }: { page: PersonnelPage }) {
  const { t } = useTranslation('personnel');
  const { department, contact, owner } = page;
  if (owner) return <WhomToAsk item={page} />;
  const facts: Fact[] = [];
  if (department) facts.push({ term: t('fact.owner'), detail: department.name });
  if (contact) facts.push({ term: t('fact.contact'), detail: <ContactText text={contact} /> });
  return <FactGrid facts={facts} />;
}
