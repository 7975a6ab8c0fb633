import { useStore } from './useStore';

/** Calls `start` at some time; what it returns is ignored. */
type Schedule = (start: () => void) => unknown;

const atOnce: Schedule = (start) => {
  start();
};

/**
 * Returns a hook that returns a module: undefined until it has arrived. Loading starts when `schedule` says so, or when a
 * component first uses the hook. For what a page can do without; if loading fails, the next component that uses the hook tries
 * again.
 */
export function moduleHook<Module>(load: () => Promise<Module>, schedule = atOnce): () => Module | undefined {
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
  schedule(() => void start());
  return () => useStore(subscribe, () => loaded);
}
