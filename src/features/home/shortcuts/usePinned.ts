import { useState } from 'react';
import type { Shortcuts } from 'contract/home';
import type { ItemLink } from 'contract/item';
import { request } from '@/lib/api/request';

export const keyOf = ({ area, id }: ItemLink): string => `${area} ${id}`;

interface Pinned {
  pinned: ItemLink[];
  /** Links that can be pinned: suggested or recently opened items. */
  others: ItemLink[];
  /** Shown at once, and taken back when the server does not accept it. */
  save: (items: ItemLink[]) => void;
}

export function usePinned({ pinned: stored, suggested, recent }: Shortcuts, onSaved: (shortcuts: Shortcuts) => void): Pinned {
  const [wanted, setWanted] = useState<ItemLink[]>();
  const pinned = wanted ?? stored;
  const taken = new Set(pinned.map(keyOf));
  const candidates = new Map([...stored, ...suggested, ...recent].map((item) => [keyOf(item), item]));
  const save = async (items: ItemLink[]) => {
    setWanted(items);
    const saved = await request('POST /api/home/pinned/update', { items: items.map(({ area, id }) => ({ area, id })) });
    // A later change is on its way by itself, and is what stays in sight.
    setWanted((present) => (present === items ? undefined : present));
    if (saved) onSaved(saved);
  };
  return {
    pinned,
    others: [...candidates].filter(([key]) => !taken.has(key)).map(([, item]) => item),
    save: (items) => void save(items),
  };
}
