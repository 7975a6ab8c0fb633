/** Function that is called when an element is removed. */
type OnRemoval = (() => void) | undefined;

/**
 * Hands the focus on to the parent of an element that is removed with the focus inside; a `ref` for content that a press inside it
 * removes. Without it, the focus would be lost to the body of the page.
 */
export const handOnFocus = (element: HTMLElement | null): OnRemoval => handOn(element, ({ parentElement }) => parentElement);

/** Hands the focus on like `handOnFocus`, but to the next or the previous row, or to what contains the list of a last row. */
export const handOnFocusInList = (row: HTMLElement | null): OnRemoval =>
  handOn(row, ({ nextElementSibling, previousElementSibling, parentElement }) => {
    const neighbour = nextElementSibling ?? previousElementSibling;
    return neighbour instanceof HTMLElement ? neighbour : (parentElement?.parentElement ?? null);
  });

function handOn(element: HTMLElement | null, heirOf: (element: HTMLElement) => HTMLElement | null): OnRemoval {
  if (!element) return undefined;
  return () => {
    const heir = element.contains(document.activeElement) ? heirOf(element) : null;
    if (!heir) return;
    // A row or a container can take the focus only with a tab index.
    if (heir.tabIndex < 0) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  };
}
