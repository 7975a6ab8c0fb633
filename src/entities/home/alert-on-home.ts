import { useEffect } from 'react';
import { useStore } from '@/lib/browser/useStore';

/** True while the home page is open and could not load what there is to do, so that it does not show the alert. */
let isMissing = false;
const listeners = new Set<() => void>();

function report(missing: boolean): void {
  isMissing = missing;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reports whether the open home page fails to show the alert among what there is to do, until it is left. */
export function useReportMissingAlert(missing: boolean): void {
  useEffect(() => {
    report(missing);
    return () => {
      report(false);
    };
  }, [missing]);
}

/** Returns true if the open home page cannot show the alert. */
export const useIsAlertMissingOnHome = (): boolean => useStore(subscribe, () => isMissing);
