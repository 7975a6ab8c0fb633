import { Fragment } from 'react';
import { Link } from 'umi';
import type { Notice } from 'contract/notice';
import type { Person } from 'contract/person';
import { formatDate } from '@/lib/i18n/format';
import { classificationPath, noticePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ContactText } from '@/entities/contact/ContactText';
import { contactBeside } from '@/entities/person/contact-beside';
import { PersonHover } from '@/entities/person/PersonHover';
import { PersonLine } from '@/entities/person/PersonLine';
import { FactGrid, type Fact } from '@/ui/primitives/FactGrid';

export function NoticeFacts({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['notice', 'person']);
  const { classifications, department, publishedAt, expiresAt, mustRead, dueAt, owner } = notice;
  const facts: Fact[] = [];
  if (classifications.length) {
    const links = classifications.map(({ id, name }, index) => (
      <Fragment key={id}>
        {index > 0 && t('fact.between')}
        <Link to={classificationPath('notice', id)}>{name}</Link>
      </Fragment>
    ));
    facts.push({ term: t('fact.classification'), detail: links });
  }
  if (department) {
    const list = noticePath({ department: department.id });
    facts.push({ term: t('fact.department'), detail: <Link to={list}>{department.name}</Link> });
  }
  if (publishedAt) facts.push({ term: t('fact.published'), detail: formatDate(publishedAt) });
  if (mustRead && dueAt) facts.push({ term: t('fact.due'), detail: formatDate(dueAt) });
  if (expiresAt) facts.push({ term: t('fact.expires'), detail: formatDate(expiresAt) });
  if (owner) facts.push({ term: t('person:ask'), detail: <Asked owner={owner} /> });
  const other = contactBeside(notice);
  if (other) facts.push({ term: t('fact.contact'), detail: <ContactText text={other} /> });
  return <FactGrid facts={facts} />;
}

const Asked = ({ owner }: { owner: Person }) => <PersonLine person={owner} name={<PersonHover person={owner} />} size="small" />;
