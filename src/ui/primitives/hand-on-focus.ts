/**
 * Hands the focus on to the parent of an element that is removed with the focus inside; a `ref` for content that a press inside it
 * removes. Without it, the focus would be lost to the body of the page.
 */
export function handOnFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    const { parentElement: parent } = element;
    if (!parent || !element.contains(document.activeElement)) return;
    // A container can take the focus only with a tab index.
    if (parent.tabIndex < 0) parent.tabIndex = -1;
    parent.focus({ preventScroll: true });
  };
}
