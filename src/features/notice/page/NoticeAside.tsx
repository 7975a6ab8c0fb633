import type { Notice } from 'contract/notice';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { ChangeList } from '@/entities/item/page/ChangeList';
import { ItemLinks } from '@/entities/item/list/ItemLinks';
import { TableOfContents } from '@/entities/item/page/TableOfContents';
import styles from './NoticeAside.module.css';

/**
 * Content beside the text: table of contents, changes and further reading. On phones all but the table of contents comes after
 * the text.
 */
export function NoticeAside({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['notice', 'item']);
  const { toc, locale, changes, department, fromDepartment } = notice;
  const related = notice.related.filter(({ area, id }) => area !== 'notice' || !fromDepartment.some((other) => other.id === id));
  return (
    <>
      <TableOfContents entries={toc.map((entry) => ({ ...entry, locale }))} />
      <div className={styles.later}>
        {changes.length > 0 && (
          <AsideSection title={t('item:changes.title')}>
            <ChangeList changes={changes} locale={locale} />
          </AsideSection>
        )}
        {department && fromDepartment.length > 0 && (
          <AsideSection title={t('fromDepartment', { department: department.name })}>
            <ItemLinks items={fromDepartment} />
          </AsideSection>
        )}
        {related.length > 0 && (
          <AsideSection title={t('item:related')}>
            <ItemLinks items={related} />
          </AsideSection>
        )}
      </div>
    </>
  );
}
