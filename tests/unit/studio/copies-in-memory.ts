import type { CopyKey, DeviceCopies, DeviceCopy } from '@/features/studio/saving/device-copy';
import { isEqual } from '@/features/studio/saving/is-equal';

const keyOf = ({ person, area, id }: CopyKey): string => `${person} ${area} ${id}`;

/** Returns copies that are kept in memory, shared by the tabs of a device. A closed tab writes nothing any more. */
export function copiesInMemory(): { ofTab: (tab: { isOpen: boolean }) => DeviceCopies } {
  const stored = new Map<string, DeviceCopy>();
  return {
    ofTab: (tab) => ({
      read: (key) => Promise.resolve(stored.get(keyOf(key))),
      write: (key, copy) => {
        if (tab.isOpen) stored.set(keyOf(key), structuredClone(copy));
        return Promise.resolve();
      },
      remove: (key, documents) => {
        const copy = stored.get(keyOf(key));
        if (tab.isOpen && copy && documents.some((each) => isEqual(copy.work.document, each))) stored.delete(keyOf(key));
        return Promise.resolve();
      },
    }),
  };
}
