import { useCall } from '@/lib/api/useCall';
import { workListInput, type WorkListCall, type WorkListName } from './work-lists';

const useWorkList = (name: WorkListName, options?: { toast: boolean }): WorkListCall =>
  useCall('POST /api/manage/content/list', workListInput(name), options);

/** Loads the items of all sections of My work, and which of the person's own drafts have a passage behind. */
export const useWorkLists = (): Record<WorkListName, WorkListCall> => ({
  returned: useWorkList('returned'),
  submitted: useWorkList('submitted'),
  mine: useWorkList('mine'),
  // It has no place of its own on the page that could tell a failure.
  behind: useWorkList('behind', { toast: true }),
  scheduled: useWorkList('scheduled'),
  others: useWorkList('others'),
  stale: useWorkList('stale'),
  expiring: useWorkList('expiring'),
  published: useWorkList('published'),
});
