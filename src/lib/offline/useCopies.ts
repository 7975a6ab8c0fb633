import { useEffect, useState } from 'react';
import { onCopiesChange } from './changes';
import { isKept, listCopies } from './copies';
import type { OfflineCopy } from './database';

/** Returns the pages that the signed-in person keeps on this device, and follows changes; undefined while they are being read. */
export function useCopies(): OfflineCopy[] | undefined {
  const [copies, setCopies] = useState<OfflineCopy[]>();
  useEffect(() => {
    let isCurrent = true;
    const read = () => {
      const show = (present: OfflineCopy[]) => {
        if (isCurrent) setCopies(present);
      };
      listCopies().then(show, (error: unknown) => {
        console.warn('kept pages could not be read', error);
        show([]);
      });
    };
    read();
    const stop = onCopiesChange(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return copies;
}

/** Calls back with whether the signed-in person keeps a page, now and after each change. Returns an unsubscribe function. */
export function watchPage(page: string, callback: (isKept: boolean) => void): () => void {
  let isCurrent = true;
  const read = () => {
    isKept(page).then(
      (is) => {
        if (isCurrent) callback(is);
      },
      (error: unknown) => {
        console.warn('kept pages could not be read', error);
      },
    );
  };
  read();
  const stop = onCopiesChange(read);
  return () => {
    isCurrent = false;
    stop();
  };
}
