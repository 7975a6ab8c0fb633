const listeners = new Set<() => void>();
let loading = false;

/** Returns whether the next page is still loading while the previous one is shown. */
export const isRouteLoading = (): boolean => loading;

export function setRouteLoading(next: boolean): void {
  loading = next;
  for (const listener of listeners) listener();
}

export function onRouteLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
