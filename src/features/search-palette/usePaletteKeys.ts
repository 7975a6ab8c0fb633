import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';

export type KeyHandler = RefObject<((event: KeyboardEvent) => void) | null>;

interface PaletteKeys {
  /** The options belong to this query; another query starts at its first choice again. */
  query: string;
  /** Keys of the options in their order. Options may come in between while a person moves. */
  keys: readonly string[];
  /** Index that is active before a person moves; -1 for the text field. */
  first: number;
  keysRef: KeyHandler;
  onChoose: (index: number) => void;
  /** Opens the address of the best match; undefined if it has none. */
  onAction: (() => void) | undefined;
}

/** Handles the keys of the text field and returns the index of the active option; -1 if none is active. */
export function usePaletteKeys({ query, keys, first, keysRef, onChoose, onAction }: PaletteKeys): number {
  const [moved, setMoved] = useState({ query, key: '' });
  const place = moved.query === query ? keys.indexOf(moved.key) : -1;
  const active = place >= 0 ? place : first;
  useEffect(() => {
    keysRef.current = (event) => {
      const { key, ctrlKey, metaKey } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (!keys.length) return;
        const next = key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
        setMoved({ query, key: keys[(next + keys.length) % keys.length] ?? '' });
      } else if (key === 'Enter' && (ctrlKey || metaKey)) {
        event.preventDefault();
        onAction?.();
      } else if (key === 'Enter' && active >= 0) {
        event.preventDefault();
        onChoose(active);
      }
    };
    return () => {
      keysRef.current = null;
    };
  });
  return active;
}
