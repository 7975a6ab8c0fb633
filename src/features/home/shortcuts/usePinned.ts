import { useState } from 'react';
import type { Shortcuts } from 'contract/home';
import type { ItemLink } from 'contract/item';
import { requestChange } from '@/lib/api/request';

export const keyOf = ({ area, id }: ItemLink): string => `${area} ${id}`;

interface Pinned {
  pinned: ItemLink[];
  /** Links that can be pinned: suggested or recently opened items. */
  others: ItemLink[];
  /** Updates the list optimistically and reverts it if the server rejects the change. */
  save: (items: ItemLink[]) => void;
}

export function usePinned({ pinned: stored, suggested, recent }: Shortcuts, onSaved: (shortcuts: Shortcuts) => void): Pinned {
  const [wanted, setWanted] = useState<ItemLink[]>();
  const pinned = wanted ?? stored;
  const taken = new Set(pinned.map(keyOf));
  const candidates = new Map([...stored, ...suggested, ...recent].map((item) => [keyOf(item), item]));
  const save = async (items: ItemLink[]) => {
    setWanted(items);
    const saved = await requestChange('POST /api/home/pinned/update', { items: items.map(({ area, id }) => ({ area, id })) });
    // A later change has its own request, and its list stays visible.
    setWanted((present) => (present === items ? undefined : present));
    if (saved) onSaved(saved);
  };
  return {
    pinned,
    others: [...candidates].filter(([key]) => !taken.has(key)).map(([, item]) => item),
    save: (items) => void save(items),
  };
}
