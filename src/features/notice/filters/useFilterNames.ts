import { useClassifications } from '@/entities/item/list/useClassifications';
import type { FilterNames } from './useFilterWords';
import { useDepartments } from './useDepartments';

/** Returns the names of the filters of the notices, with counts. */
export const useFilterNames = (): FilterNames => ({
  classifications: useClassifications('notice'),
  departments: useDepartments(),
});
