import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FilterDrawer } from '@/ui/filters/FilterDrawer';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';

interface FewFiltersProps {
  /** Number of active filters. */
  chosen: number;
  /** Number of results as text; undefined until the first answer. */
  total: string | undefined;
  children: ReactNode;
}

/** Shows the filters of a bar side by side, on phones in a drawer. */
export function FewFilters({ chosen, total, children }: FewFiltersProps) {
  const { t } = useTranslation('item');
  if (!useIsPhone()) return children;
  return (
    <FilterDrawer chosen={chosen} result={total ?? t('filter.show')}>
      {children}
    </FilterDrawer>
  );
}
