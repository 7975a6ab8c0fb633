import { useClassifications } from '@/entities/item/list/useClassifications';
import type { FilterNames } from './useFilterWords';
import { useDepartments } from './useDepartments';

/** Loads the classifications and departments of notices, with names and counts. */
export const useFilterNames = (): FilterNames => ({
  classifications: useClassifications('notice'),
  departments: useDepartments(),
});
