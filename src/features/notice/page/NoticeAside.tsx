import type { Notice } from 'contract/notice';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '@/ui/primitives/AsideSection';
import { ItemLinks } from '@/entities/item/list/ItemLinks';

/** Part of the rail that only notices have: other notices of the department. */
export function NoticeAside({ notice: { department, fromDepartment } }: { notice: Notice }) {
  const { t } = useTranslation('notice');
  if (!department || fromDepartment.length === 0) return null;
  return (
    <div className="no-print">
      <AsideSection title={t('fromDepartment', { department: department.name })}>
        <ItemLinks items={fromDepartment} />
      </AsideSection>
    </div>
  );
}
