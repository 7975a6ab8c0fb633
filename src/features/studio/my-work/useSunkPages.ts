import { useState } from 'react';
import { useCall, type CallState } from '@/lib/api/useCall';

/** Number of pages that are shown first, and the maximum that can be shown. */
const [FEW, ALL] = [5, 100];

/** Loads the published pages that the search does not have among the first results of their questions. */
export function useSunkPages(): CallState<'POST /api/manage/question/sunk'> & { showAll: () => void } {
  const [pageSize, setPageSize] = useState(FEW);
  const call = useCall('POST /api/manage/question/sunk', { pageSize }, { toast: true });
  return {
    ...call,
    showAll: () => {
      setPageSize(ALL);
    },
  };
}
