import { useCall } from '@/lib/api/useCall';
import { workListInput, type WorkListCall, type WorkListName } from './work-lists';

const useWorkList = (name: WorkListName): WorkListCall => useCall('POST /api/manage/content/list', workListInput(name));

/** Loads the items of all sections of My work. */
export const useWorkLists = (): Record<WorkListName, WorkListCall> => ({
  returned: useWorkList('returned'),
  submitted: useWorkList('submitted'),
  mine: useWorkList('mine'),
  scheduled: useWorkList('scheduled'),
  others: useWorkList('others'),
  stale: useWorkList('stale'),
  expiring: useWorkList('expiring'),
  published: useWorkList('published'),
});
