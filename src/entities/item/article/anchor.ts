/** Scrolls to the target and moves the focus to it, as a browser does for an anchor. */
export function scrollToTarget(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/** Returns the element with the id in `hash`; null if there is none. */
export function targetOf(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(raw));
  } catch {
    return document.getElementById(raw);
  }
}
