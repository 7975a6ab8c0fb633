import { useEffect, useRef, useState, type RefObject } from 'react';

interface Removal {
  removed: boolean;
  busy: boolean;
  remove: () => void;
  undo: () => void;
  undoRef: RefObject<HTMLButtonElement | null>;
}

/** A row that is removed says so in its place, where that can be undone until one leaves. Both answer whether they were done. */
export function useRemoval(remove: () => Promise<boolean>, restore: () => Promise<boolean>): Removal {
  const [removed, setRemoved] = useState(false);
  const [busy, setBusy] = useState(false);
  const undoRef = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its row.
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
