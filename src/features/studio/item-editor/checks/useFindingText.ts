import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Check } from './checks';

/** Returns a function that says what a check has found. */
export function useFindingText(): (check: Check) => string {
  const { t } = useTranslation('itemEditor');
  return ({ kind, detail = '', count = 0 }) =>
    kind === 'behind' ? t('check.behind', { detail, count }) : t(`check.${kind}`, { detail });
}
