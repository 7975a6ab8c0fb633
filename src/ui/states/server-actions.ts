/** Elements that need the server: links to the API, and those marked with `data-needs-server`. */
const NEED_SERVER = 'a[href^="/api/"], [data-needs-server]';

/**
 * Disables the descendants of `root` that need the server, including those that are rendered later. The element with the id `reasonId`
 * gives the reason. Returns a function that enables them again.
 */
export function disableServerActions(root: HTMLElement, reasonId: string): () => void {
  const disabled = new Map<Element, string | null>();
  const disable = () => {
    for (const element of root.querySelectorAll(NEED_SERVER)) {
      if (disabled.has(element)) continue;
      const described = element.getAttribute('aria-describedby');
      disabled.set(element, described);
      element.setAttribute('aria-disabled', 'true');
      element.setAttribute('aria-describedby', described ? `${described} ${reasonId}` : reasonId);
    }
  };
  const block = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(NEED_SERVER)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const rendering = new MutationObserver(disable);
  disable();
  rendering.observe(root, { childList: true, subtree: true });
  root.addEventListener('click', block, true);
  return () => {
    rendering.disconnect();
    root.removeEventListener('click', block, true);
    for (const [element, described] of disabled) {
      element.removeAttribute('aria-disabled');
      if (described === null) element.removeAttribute('aria-describedby');
      else element.setAttribute('aria-describedby', described);
    }
  };
}
