/** Space between the focused element and the bar below it. */
const GAP_PX = 8;

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

/**
 * Scrolls the page so that the focused element ends above a bar that has just appeared over it. Does nothing if the element was not
 * wholly in the window, or would leave it at the top.
 */
export function revealFocusAbove(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.closest('main') || focused.closest('dialog')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const covered = bottom - bar.getBoundingClientRect().top;
  if (covered > 0 && bottom <= window.innerHeight && top > covered) window.scrollBy({ top: covered + GAP_PX });
}
