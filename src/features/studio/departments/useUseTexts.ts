import { DEPARTMENT_USES, type DepartmentUse } from 'contract/manage/department-uses';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Uses } from './useDepartments';

/** Returns a function that lists the uses of a department as texts with their numbers, leaving out kinds without any. */
export function useUseTexts() {
  const { t } = useTranslation('departments');
  return (uses: Uses): { use: DepartmentUse; number: string; text: string }[] =>
    DEPARTMENT_USES.filter((use) => uses[use] > 0).map((use) => ({
      use,
      number: formatNumber(uses[use]),
      text: t(`uses.${use}`, { count: uses[use], formatted: formatNumber(uses[use]) }),
    }));
}
