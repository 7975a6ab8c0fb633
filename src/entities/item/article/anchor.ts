/** As a browser follows an anchor: the target comes to the top, and the keyboard goes on from there. */
export function leadTo(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/** The element that an address's hash names, if it is there. */
export function targetOf(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(raw));
  } catch {
    return document.getElementById(raw);
  }
}
