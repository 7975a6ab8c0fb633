import { useState } from 'react';
import type { CallInput } from 'contract/api';
import type { Area } from 'contract/core/areas';
import type { Structure } from 'contract/manage/structure';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { withPlace } from './tree';

export type Change = CallInput<'POST /api/manage/structure/save'>['change'];

/** Change that was saved: what is said about it, and the change that takes it back, if one does. */
export interface Done {
  text: string;
  undo: Change | null;
}

/** Text of a change, and the change that takes it back, from the structure before and after it. */
export type Outcome = (before: Structure, after: Structure) => Done;

/** Returns the structure of an area, and a function that changes it. A refused change shows what is there now. */
export function useStructure(area: Area) {
  const query = useCall('POST /api/manage/structure/info', { area });
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async (change: Change, outcome: Outcome): Promise<Structure | undefined> => {
    const before = query.data;
    if (!before || saving) return undefined;
    setSaving(true);
    setFailure(null);
    if (change.kind === 'place') query.mutate((data) => placed(data, change));
    const input = { area, version: before.version, change };
    const after = await requestChange('POST /api/manage/structure/save', input, {
      onFailure: (failed) => {
        setFailure(failed);
        setDone(null);
        query.retry();
      },
      quiet: () => true,
    });
    setSaving(false);
    if (!after) return undefined;
    query.mutate(() => after);
    setDone(outcome(before, after));
    return after;
  };
  return { query, done, failure, saving, save };
}

/** Returns the structure as it will be when a category has been moved, so that it stays where it was dropped. */
const placed = (data: Structure, { id, parent, index }: Extract<Change, { kind: 'place' }>): Structure => ({
  ...data,
  classifications: withPlace(data.classifications, id, { parent, index }),
});
