/** Opens the search palette with a text that was typed already. */
type Open = (text: string) => void;

let open: Open | null = null;

/** Opens the search palette. Does nothing while no page frame is shown. */
export const openSearchPalette = (text = ''): void => open?.(text);

/** Registers the one component that shows the search palette. Returns an unregister function. */
export function onOpenSearchPalette(show: Open): () => void {
  open = show;
  return () => {
    if (open === show) open = null;
  };
}
