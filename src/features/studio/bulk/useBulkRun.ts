import { useEffect, useRef, useState } from 'react';
import type { BulkAction } from 'contract/manage/bulk';
import type { ManagedItem } from 'contract/manage/content';
import { newRun, proceed, undoOf, type BulkRun } from './bulk-run';
import type { BulkSource } from './bulk-source';

export interface BulkRunning {
  run: BulkRun | null;
  loading: boolean;
  /** Items that were loaded, if they are more or fewer than the person was asked about; null otherwise. */
  found: readonly ManagedItem[] | null;
  /**
   * Loads the items and does the action with them, unless it is cancelled before. If they are more or fewer than the source said, nothing
   * is done until it is called again.
   */
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
  const [found, setFound] = useState<readonly ManagedItem[] | null>(null);
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
    found,
    start: async (action, source) => {
      const signal = begin();
      setLoading(true);
      const items = found ?? (await source.load());
      setLoading(false);
      if (!items || signal.aborted) return;
      const isAsked = found !== null || items.length === source.count;
      setFound(isAsked ? null : items);
      if (isAsked) await go(newRun(action, items), signal);
      else onFinished();
    },
    cancel: () => {
      stop.current.abort();
      setFound(null);
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
