/** Scrolls the element into view between the sticky bars, as little as needed; a `ref` for content that appears after a press. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Scrolls the element into view and focuses it; a `ref` for content that replaces the pressed control, so that keyboard use
 * continues there.
 */
export function revealWithFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  reveal(element);
}
