import { useEffect, useRef, useState } from 'react';
import { isTransient, type Failure } from '@/lib/api/failures';

/** Saved change: the message about it, and the change that undoes it, or null. */
export interface Done<Change> {
  text: string;
  undo: Change | null;
}

/** Returns the message about a change and the change that undoes it, from the data before and after. */
export type Outcome<Data, Change> = (change: Change, before: Data, after: Data) => Done<Change>;

/** Change, or a function that returns it from the data that earlier changes left; null if they leave nothing to change. */
export type ChangeOf<Data, Change> = Change | ((before: Data) => Change | null);

interface Saving<Data, Change> {
  query: { data: Data | undefined; mutate: (change: (data: Data) => Data) => void; retry: () => void };
  /** Sends a change to the server. Resolves to undefined after a failure, which it has passed to `onFailure`. */
  send: (before: Data, change: Change, onFailure: (failure: Failure) => void) => Promise<Data | undefined>;
  /** Returns the data with the change applied, which is shown until the answer arrives. */
  expected?: (data: Data, change: Change) => Data;
}

export interface SavedChanges<Data, Change> {
  done: Done<Change> | null;
  /** Reason for which the last change was not saved. */
  failure: Failure | null;
  saving: boolean;
  /** Resolves to the data after the change; to undefined if it was not saved. */
  save: (change: ChangeOf<Data, Change>, outcome: Outcome<Data, Change>) => Promise<Data | undefined>;
}

/**
 * Returns the last saved change and a function that saves one. A change that is made while another one is being saved is sent
 * after it. After a refused change, the data is loaded again; after a failure for the moment, it is shown as it was.
 */
export function useSavedChanges<Data, Change extends object>({
  query,
  send,
  expected,
}: Saving<Data, Change>): SavedChanges<Data, Change> {
  const [done, setDone] = useState<Done<Change> | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(0);
  const present = useRef(query.data);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    present.current = query.data;
  }, [query.data]);
  const store = async (given: ChangeOf<Data, Change>, outcome: Outcome<Data, Change>): Promise<Data | undefined> => {
    const before = present.current;
    if (!before) return undefined;
    const change = typeof given === 'function' ? given(before) : given;
    if (!change) return before;
    if (expected) query.mutate((data) => expected(data, change));
    const after = await send(before, change, (failed) => {
      setFailure(failed);
      setDone(null);
      if (!isTransient(failed)) query.retry();
      else if (expected) query.mutate(() => before);
    });
    if (!after) return undefined;
    present.current = after;
    query.mutate(() => after);
    setDone(outcome(change, before, after));
    return after;
  };
  const save = async (change: ChangeOf<Data, Change>, outcome: Outcome<Data, Change>): Promise<Data | undefined> => {
    setSaving((count) => count + 1);
    // Not when its turn comes: a failure of the change before it has to be read first.
    setFailure(null);
    const run = () => store(change, outcome);
    const stored = last.current.then(run, run);
    last.current = stored;
    const after = await stored;
    setSaving((count) => count - 1);
    return after;
  };
  return { done, failure, saving: saving > 0, save };
}
