import { useState } from 'react';
import type { ItemRef } from 'contract/item';
import { requestChange } from '@/lib/api/request';

export interface Favourite {
  favourite: boolean;
  toggle: () => void;
}

/**
 * Returns the favourite state and a toggle that updates it optimistically and reverts it if the server rejects the change. A
 * newer value from the server overrides the local one.
 */
export function useFavourite({ area, id }: ItemRef, known: boolean, onChange?: (favourite: boolean) => void): Favourite {
  const [shown, setShown] = useState(known);
  const [followed, setFollowed] = useState(known);
  const [saving, setSaving] = useState(false);
  if (followed !== known) {
    setFollowed(known);
    setShown(known);
  }
  const toggle = async () => {
    if (saving) return;
    const wanted = !shown;
    setShown(wanted);
    setSaving(true);
    const saved = await requestChange('POST /api/favourite/update', { area, id, favourite: wanted });
    setShown(saved ? saved.favourite : !wanted);
    setSaving(false);
    if (saved) onChange?.(saved.favourite);
  };
  return { favourite: shown, toggle: () => void toggle() };
}
