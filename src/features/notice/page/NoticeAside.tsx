import type { Notice } from 'contract/notice';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { ChangeList } from '@/entities/item/page/ChangeList';
import { ItemLinks } from '@/entities/item/list/ItemLinks';

/** Parts of the rail that only notices have: changes, and other notices of the department. */
export function NoticeAside({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['notice', 'item']);
  const { locale, changes, department, fromDepartment } = notice;
  return (
    <>
      {changes.length > 0 && (
        <AsideSection title={t('item:changes.title')}>
          <ChangeList changes={changes} locale={locale} />
        </AsideSection>
      )}
      {department && fromDepartment.length > 0 && (
        <div className="no-print">
          <AsideSection title={t('fromDepartment', { department: department.name })}>
            <ItemLinks items={fromDepartment} />
          </AsideSection>
        </div>
      )}
    </>
  );
}
