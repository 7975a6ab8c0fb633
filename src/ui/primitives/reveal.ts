/** Scrolls as little as needed for the element to stand between the bars over the page; a `ref` of what appears after a press. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The same for what takes the place of the control that was pressed: the keyboard goes on from there. */
export function revealWithFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  reveal(element);
}
