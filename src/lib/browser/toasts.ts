export interface Toast {
  kind: 'error' | 'success' | 'info';
  text: string;
}
type Show = (toast: Toast) => void;

let show: Show | null = null;
let waiting: Toast[] = [];

/** Shows a toast. Queues it while the component that shows toasts is not loaded, which happens after the first paint. */
export function toast(kind: Toast['kind'], text: string): void {
  const next = { kind, text };
  if (show) show(next);
  else waiting.push(next);
}

/** Registers the one component that shows toasts and passes it the queued ones. Returns an unregister function. */
export function onToast(place: Show): () => void {
  show = place;
  const kept = waiting;
  waiting = [];
  kept.forEach(place);
  return () => {
    if (show === place) show = null;
  };
}
