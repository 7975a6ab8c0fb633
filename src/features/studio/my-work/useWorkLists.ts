import { useCall } from '@/lib/api/useCall';
import { workListInput, type WorkListCall, type WorkListName } from './work-lists';

const useWorkList = (name: WorkListName, options?: { toast: boolean }): WorkListCall =>
  useCall('POST /api/manage/content/list', workListInput(name), options);

/** Loads the items of all sections of My work, and the person's own drafts with stale passages. */
export const useWorkLists = (): Record<WorkListName, WorkListCall> => ({
  returned: useWorkList('returned'),
  submitted: useWorkList('submitted'),
  mine: useWorkList('mine'),
  // This list has no section on the page that could show a failure.
  behind: useWorkList('behind', { toast: true }),
  scheduled: useWorkList('scheduled'),
  others: useWorkList('others'),
  stale: useWorkList('stale'),
  expiring: useWorkList('expiring'),
  published: useWorkList('published'),
});
