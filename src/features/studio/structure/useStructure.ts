import type { CallInput } from 'contract/api';
import type { Area } from 'contract/core/areas';
import type { Structure } from 'contract/manage/structure';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { withPlace } from './tree';
import { useSavedChanges, type ChangeOf } from '../changes/useSavedChanges';

export type Change = CallInput<'POST /api/manage/structure/save'>['change'];
export type StructureChange = ChangeOf<Structure, Change>;

/** Returns the structure of an area, and a function that changes it. */
export function useStructure(area: Area) {
  const query = useCall('POST /api/manage/structure/info', { area });
  const changes = useSavedChanges<Structure, Change>({
    query,
    send: ({ version }, change, onFailure) =>
      requestChange('POST /api/manage/structure/save', { area, version, change }, { onFailure, quiet: () => true }),
    expected: (data, change) => (change.kind === 'place' ? placed(data, change) : data),
  });
  return { query, ...changes };
}

/** Returns the structure as it will be when a category has been moved, so that it stays where it was dropped. */
const placed = (data: Structure, { id, parent, index }: Extract<Change, { kind: 'place' }>): Structure => ({
  ...data,
  classifications: withPlace(data.classifications, id, { parent, index }),
});
