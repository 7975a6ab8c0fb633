import { useEffect, useRef, useState } from 'react';
import type { BulkAction } from 'contract/manage/bulk';
import { newRun, proceed, undoOf, type BulkRun } from './bulk-run';
import type { BulkSource } from './bulk-source';

export interface BulkRunning {
  run: BulkRun | null;
  loading: boolean;
  /** Loads the items and does the action with them. */
  start: (action: BulkAction, source: BulkSource) => Promise<void>;
  /** Stops after the batch under way. */
  cancel: () => void;
  /** Goes on with the items that have no result yet. */
  resume: () => void;
  undo: () => void;
  clear: () => void;
}

/** Runs a bulk action in batches. It stops when the component unmounts. */
export function useBulkRun(onFinished: () => void): BulkRunning {
  const [run, setRun] = useState<BulkRun | null>(null);
  const [loading, setLoading] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(
    () => () => {
      stop.current.abort();
    },
    [],
  );
  const go = async (next: BulkRun): Promise<void> => {
    stop.current = new AbortController();
    await proceed(next, setRun, stop.current.signal);
    onFinished();
  };
  return {
    run,
    loading,
    start: async (action, source) => {
      setLoading(true);
      const items = await source.load();
      setLoading(false);
      if (items) await go(newRun(action, items));
    },
    cancel: () => {
      stop.current.abort();
    },
    resume: () => {
      if (run) void go(run);
    },
    undo: () => {
      if (run) void go(undoOf(run));
    },
    clear: () => {
      setRun(null);
    },
  };
}
