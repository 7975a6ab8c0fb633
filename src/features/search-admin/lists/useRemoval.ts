import { useEffect, useRef, useState, type RefObject } from 'react';

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
  const undoRef = useRef<HTMLButtonElement>(null);
  // The pressed button was removed with the row, so the undo button gets the focus.
  useEffect(() => {
    if (removed) undoRef.current?.focus();
  }, [removed]);
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
