import { Fragment } from 'react';
import { Link } from 'umi';
import type { Notice } from 'contract/notice';
import { formatDate } from '@/lib/i18n/format';
import { classificationPath, noticePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FactGrid, type Fact } from '@/ui/primitives/FactGrid';

/** Lists the facts of a notice, the most important first. */
export function NoticeFacts({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notice');
  const { classifications, department, publishedAt, expiresAt, mustRead, dueAt } = notice;
  const facts: Fact[] = [];
  if (department) {
    const list = noticePath({ department: department.id });
    facts.push({ term: t('fact.department'), detail: <Link to={list}>{department.name}</Link> });
  }
  if (publishedAt) facts.push({ term: t('fact.published'), detail: formatDate(publishedAt) });
  if (mustRead && dueAt) facts.push({ term: t('fact.due'), detail: formatDate(dueAt) });
  if (expiresAt) facts.push({ term: t('fact.expires'), detail: formatDate(expiresAt) });
  if (classifications.length) {
    const links = classifications.map(({ id, name }, index) => (
      <Fragment key={id}>
        {index > 0 && t('fact.between')}
        <Link to={classificationPath('notice', id)}>{name}</Link>
      </Fragment>
    ));
    facts.push({ term: t('fact.classification'), detail: links });
  }
  return <FactGrid facts={facts} />;
}
