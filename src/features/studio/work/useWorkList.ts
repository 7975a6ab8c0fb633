import { useCall } from '@/lib/api/useCall';
import { workListInput, type WorkListCall, type WorkListName } from './work-lists';

/** Loads the items of a section of My work. */
export const useWorkList = (name: WorkListName): WorkListCall => useCall('POST /api/manage/content/list', workListInput(name));
