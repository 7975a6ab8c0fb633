import { useState } from 'react';
import type { Failure } from '@/lib/api/failures';

/** Change that was saved: what is said about it, and the change that takes it back, if one does. */
export interface Done<Change> {
  text: string;
  undo: Change | null;
}

/** Text of a change, and the change that takes it back, from the data before and after it. */
export type Outcome<Data, Change> = (before: Data, after: Data) => Done<Change>;

interface Saving<Data, Change> {
  query: { data: Data | undefined; mutate: (change: (data: Data) => Data) => void; retry: () => void };
  /** Makes the call that saves a change; returns undefined after a failure, which it has told `onFailure`. */
  send: (before: Data, change: Change, onFailure: (failure: Failure) => void) => Promise<Data | undefined>;
  /** Returns the data as it will be, which is shown until the answer arrives. */
  expected?: (data: Data, change: Change) => Data;
}

/** Returns what was changed last, and a function that saves a change. A refused change shows what is there now. */
export function useSavedChanges<Data, Change>({ query, send, expected }: Saving<Data, Change>) {
  const [done, setDone] = useState<Done<Change> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async (change: Change, outcome: Outcome<Data, Change>): Promise<Data | undefined> => {
    const before = query.data;
    if (!before || saving) return undefined;
    setSaving(true);
    setFailure(null);
    if (expected) query.mutate((data) => expected(data, change));
    const after = await send(before, change, (failed) => {
      setFailure(failed);
      setDone(null);
      query.retry();
    });
    setSaving(false);
    if (!after) return undefined;
    query.mutate(() => after);
    setDone(outcome(before, after));
    return after;
  };
  return { done, failure, saving, save };
}
