import { useCall, type CallState } from '@/lib/api/useCall';

/** Loads the person's releases that could not be published. */
export const useFailedReleases = (): CallState<'POST /api/manage/release/list'> =>
  useCall('POST /api/manage/release/list', { list: 'failed' }, { toast: true });
