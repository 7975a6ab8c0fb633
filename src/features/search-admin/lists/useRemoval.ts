import { useState, type RefObject } from 'react';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';

interface Removal {
  removed: boolean;
  busy: boolean;
  remove: () => void;
  undo: () => void;
  undoRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Returns the state of a row that can be removed and restored; a removed row stays in place until the person leaves. Both
 * functions resolve to true on success.
 */
export function useRemoval(remove: () => Promise<boolean>, restore: () => Promise<boolean>): Removal {
  const [removed, setRemoved] = useState(false);
  const [busy, setBusy] = useState(false);
  const undoRef = useFocusWhenLost<HTMLButtonElement>(removed);
  const run = async (task: () => Promise<boolean>, then: boolean) => {
    setBusy(true);
    if (await task()) setRemoved(then);
    setBusy(false);
  };
  return {
    removed,
    busy,
    remove: () => {
      if (!busy) void run(remove, true);
    },
    undo: () => {
      if (!busy) void run(restore, false);
    },
    undoRef,
  };
}
