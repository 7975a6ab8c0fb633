import { useCall, type CallState } from '@/lib/api/useCall';

const COUNT_ONLY = { list: 'waiting', pageSize: 1 } as const;

/** Loads the number of drafts that wait for a review by the person, as the total of a short list. */
export const useReviewCount = (): CallState<'POST /api/manage/review/list'> =>
  useCall('POST /api/manage/review/list', COUNT_ONLY, { toast: true });
