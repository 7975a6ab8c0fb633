export interface Toast {
  kind: 'error' | 'success' | 'info';
  text: string;
}
type Show = (toast: Toast) => void;

let show: Show | null = null;
let waiting: Toast[] = [];

/** Shows a toast, or keeps it until there is a place to show it: the place loads after the first paint. */
export function toast(kind: Toast['kind'], text: string): void {
  const next = { kind, text };
  if (show) show(next);
  else waiting.push(next);
}

/** The layout registers the one place that shows toasts. Answers how to withdraw it. */
export function onToast(place: Show): () => void {
  show = place;
  const kept = waiting;
  waiting = [];
  kept.forEach(place);
  return () => {
    if (show === place) show = null;
  };
}
