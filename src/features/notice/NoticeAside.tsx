import { useId, type ReactNode } from 'react';
import { Link } from 'umi';
import type { ItemLink } from 'contract/item';
import type { Notice } from 'contract/notice';
import { itemPath } from 'contract/paths';
import { useTranslation } from '@/lib/useTranslation';
import { TableOfContents } from '@/ui/TableOfContents';
import { ChangeList } from './ChangeList';
import styles from './NoticeAside.module.css';

/** Beside the text: its contents, what changed in it, and where to read on. On phones all but the contents comes after the text. */
export function NoticeAside({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['notice', 'item']);
  const { toc, locale, changes, department, fromDepartment } = notice;
  const related = notice.related.filter(({ area, id }) => area !== 'notice' || !fromDepartment.some((other) => other.id === id));
  return (
    <>
      <TableOfContents entries={toc.map((entry) => ({ ...entry, locale }))} />
      {changes.length > 0 && (
        <AsideSection title={t('changes.title')}>
          <ChangeList changes={changes} />
        </AsideSection>
      )}
      {department && fromDepartment.length > 0 && (
        <AsideSection title={t('fromDepartment', { department: department.name })}>
          <Links items={fromDepartment} />
        </AsideSection>
      )}
      {related.length > 0 && (
        <AsideSection title={t('item:related')}>
          <Links items={related} />
        </AsideSection>
      )}
    </>
  );
}

function AsideSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const Links = ({ items }: { items: readonly ItemLink[] }) => (
  <ul className={styles.links}>
    {items.map(({ area, id, title, locale }) => (
      <li key={`${area} ${id}`}>
        <Link to={itemPath(area, id)} lang={locale}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
