import { useEffect, useState } from 'react';
import { onCopiesChange } from './changes';
import { isKept, listCopies } from './copies';
import type { OfflineCopy } from './database';

/** Returns the pages that the signed-in person keeps on this device, and rerenders when they change; undefined while they are read. */
export function useCopies(): OfflineCopy[] | undefined {
  const [copies, setCopies] = useState<OfflineCopy[]>();
  useEffect(
    () =>
      watchCopies(listCopies, setCopies, () => {
        setCopies([]);
      }),
    [],
  );
  return copies;
}

/** Calls back with whether the signed-in person keeps a page, now and after each change. Returns an unsubscribe function. */
export const watchPage = (page: string, callback: (isKept: boolean) => void): (() => void) =>
  watchCopies(() => isKept(page), callback);

/**
 * Reads something about the kept pages now and after each change, and calls back with it; with `onFailure` if it cannot be read, which is
 * also logged. Returns an unsubscribe function.
 */
function watchCopies<T>(read: () => Promise<T>, callback: (value: T) => void, onFailure?: () => void): () => void {
  let isCurrent = true;
  const update = () => {
    read().then(
      (value) => {
        if (isCurrent) callback(value);
      },
      (error: unknown) => {
        console.warn('kept pages could not be read', error);
        if (isCurrent) onFailure?.();
      },
    );
  };
  update();
  const stop = onCopiesChange(update);
  return () => {
    isCurrent = false;
    stop();
  };
}
