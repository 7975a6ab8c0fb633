import { useState } from 'react';
import type { Failure } from '@/lib/api/failures';

/** Saved change: the message about it, and the change that undoes it, or null. */
export interface Done<Change> {
  text: string;
  undo: Change | null;
}

/** Returns the message about a change and the change that undoes it, from the data before and after. */
export type Outcome<Data, Change> = (before: Data, after: Data) => Done<Change>;

interface Saving<Data, Change> {
  query: { data: Data | undefined; mutate: (change: (data: Data) => Data) => void; retry: () => void };
  /** Sends a change to the server. Resolves to undefined after a failure, which it has passed to `onFailure`. */
  send: (before: Data, change: Change, onFailure: (failure: Failure) => void) => Promise<Data | undefined>;
  /** Returns the data with the change applied, which is shown until the answer arrives. */
  expected?: (data: Data, change: Change) => Data;
}

/** Returns the last saved change and a function that saves one. After a refused change, the data is loaded again. */
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
