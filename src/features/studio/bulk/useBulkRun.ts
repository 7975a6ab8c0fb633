import { useEffect, useRef, useState } from 'react';
import type { BulkAction } from 'contract/manage/bulk';
import { newRun, proceed, undoOf, type BulkRun } from './bulk-run';
import type { BulkSource } from './bulk-source';

export interface BulkRunning {
  run: BulkRun | null;
  loading: boolean;
  /** Loads the items and does the action with them, unless it is cancelled before. */
  start: (action: BulkAction, source: BulkSource) => Promise<void>;
  /** Stops before the items are loaded, or after the batch under way. */
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
  const begin = (): AbortSignal => {
    stop.current = new AbortController();
    return stop.current.signal;
  };
  const go = async (next: BulkRun, signal = begin()): Promise<void> => {
    await proceed(next, setRun, signal);
    onFinished();
  };
  return {
    run,
    loading,
    start: async (action, source) => {
      const signal = begin();
      setLoading(true);
      const items = await source.load();
      setLoading(false);
      if (items && !signal.aborted) await go(newRun(action, items), signal);
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
