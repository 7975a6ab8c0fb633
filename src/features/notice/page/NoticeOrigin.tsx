import { Fragment } from 'react';
import { Link } from 'umi';
import type { Notice } from 'contract/notice';
import { classificationPath, noticePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';

/** Returns the categories of a notice that the breadcrumbs do not show, which end with the first one. */
const furtherCategories = ({ classifications }: Notice) => classifications.slice(1);

/** Returns whether a notice has a department or a category to name below its title. */
export const hasOrigin = (notice: Notice): boolean => notice.department !== null || furtherCategories(notice).length > 0;

/** Links the department of a notice, and its categories beyond the first, to the lists filtered by them. */
export function NoticeOrigin({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notice');
  const { department } = notice;
  const links = furtherCategories(notice).map(({ id, name }) => ({ key: id, name, to: classificationPath('notice', id) }));
  if (department) links.unshift({ key: 'department', name: department.name, to: noticePath({ department: department.id }) });
  return links.map(({ key, name, to }, index) => (
    <Fragment key={key}>
      {index > 0 && t('fact.between')}
      <Link to={to}>{name}</Link>
    </Fragment>
  ));
}
