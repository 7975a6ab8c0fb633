import { useClassifications } from '@/entities/item/list/useClassifications';
import type { FilterNames } from './useFilterWords';
import { useDepartments } from './useDepartments';

/** What the notices can be filtered by, with counts. */
export const useFilterNames = (): FilterNames => ({
  classifications: useClassifications('POST /api/notice/classification/list'),
  departments: useDepartments(),
});
