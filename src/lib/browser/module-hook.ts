import { useSyncExternalStore } from 'react';

/**
 * Starts to load a module, and returns a hook that returns it: undefined until it has arrived. For what a page can do without; if
 * loading fails, the next component that uses the hook tries again.
 */
export function moduleHook<Module>(load: () => Promise<Module>): () => Module | undefined {
  let loaded: Module | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const start = async () => {
    if (loaded || isLoading) return;
    isLoading = true;
    try {
      loaded = await load();
      for (const listener of listeners) listener();
    } catch {
      // Offline, or a chunk of a former build: the page stays as it is.
    } finally {
      isLoading = false;
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    void start();
    return () => {
      listeners.delete(listener);
    };
  };
  void start();
  return () => useSyncExternalStore(subscribe, () => loaded);
}
