import { useState } from 'react';
import { useCall, type CallState } from '@/lib/api/useCall';

/** Number of pages shown at first. */
const INITIAL_PAGES = 5;
/** Maximum number of pages that can be shown. */
const MAX_PAGES = 100;

/** Loads the published pages that are not among the first search results for one of their questions. */
export function useSunkPages(): CallState<'POST /api/manage/question/sunk'> & { showAll: () => void } {
  const [pageSize, setPageSize] = useState(INITIAL_PAGES);
  const call = useCall('POST /api/manage/question/sunk', { pageSize }, { toast: true });
  return {
    ...call,
    showAll: () => {
      setPageSize(MAX_PAGES);
    },
  };
}
