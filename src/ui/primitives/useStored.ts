import { useCallback } from 'react';
import { useStore } from '@/lib/browser/useStore';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Returns the stored text; null if there is none or storage is blocked. Stored values are optional, so the page works without
 * them.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Removes all values on this device whose key starts with `prefix`. */
export function removeStored(prefix: string): void {
  try {
    const names = Object.keys(window.localStorage).filter((name) => name.startsWith(prefix));
    for (const name of names) window.localStorage.removeItem(name);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/**
 * Returns a text stored on this device and a function that stores it. All components and tabs that use the key share the value.
 */
export function useStored(key: string): [string | null, (value: string) => void] {
  const read = useCallback(() => readStored(key), [key]);
  const value = useStore(subscribe, read);
  const write = useCallback(
    (next: string) => {
      writeStored(key, next);
    },
    [key],
  );
  return [value, write];
}
