import { useState } from 'react';

export interface OpenSections {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
}

/**
 * Returns which sections are expanded, and a toggle. When `place` changes, the sections on the path to it (`way`) expand;
 * sections never collapse automatically.
 */
export function useOpenSections(place: string, way: readonly string[]): OpenSections {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(way));
  const [ledTo, setLedTo] = useState(place);
  if (ledTo !== place) {
    setLedTo(place);
    setOpen(new Set([...open, ...way]));
  }
  return {
    isOpen: (id) => open.has(id),
    toggle: (id) => {
      setOpen(open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]));
    },
  };
}
