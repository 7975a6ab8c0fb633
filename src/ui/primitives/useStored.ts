import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Storage may be forbidden or full; what is kept there is a convenience, so the page then does without. */
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

/** Removes all that is remembered on this device under names that begin so. */
export function removeStored(prefix: string): void {
  try {
    const names = Object.keys(window.localStorage).filter((name) => name.startsWith(prefix));
    for (const name of names) window.localStorage.removeItem(name);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** A text remembered on this device, the same in every component and tab that asks for it. */
export function useStored(key: string): [string | null, (value: string) => void] {
  const read = useCallback(() => readStored(key), [key]);
  const value = useSyncExternalStore(subscribe, read, () => null);
  const write = useCallback(
    (next: string) => {
      writeStored(key, next);
    },
    [key],
  );
  return [value, write];
}
