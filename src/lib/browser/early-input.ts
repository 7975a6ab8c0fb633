/**
 * Moves the focus, the text that a person has typed and the boxes that they have ticked from a page that the server rendered to the
 * elements by which the program replaces it in `root`.
 */
export function carryEarlyInput(root: HTMLElement): void {
  const earlier = focusable(root);
  let focused = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  const forget = ({ target }: FocusEvent) => {
    // The same is reported if the person goes to another window or comes back at once, and perhaps if the element is removed.
    setTimeout(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== target) focused = null;
    });
  };
  root.addEventListener('focusin', note);
  root.addEventListener('focusout', forget);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    root.removeEventListener('focusin', note);
    root.removeEventListener('focusout', forget);
    const later = focusable(root);
    for (const element of earlier) {
      if (element === focused) successorOf(element, earlier, later)?.focus({ preventScroll: true });
      if (element instanceof HTMLInputElement && isChanged(element)) carryValue(element, successorOf(element, earlier, later));
    }
  });
  observer.observe(root, { childList: true });
}

const focusable = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('a[href], button, input')];

const BOXES = ['checkbox', 'radio'];

function isChanged({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return BOXES.includes(type) ? checked !== defaultChecked : value !== defaultValue;
}

/** Returns the element that shows the same as an earlier one: of several, the one at the same place among them. */
function successorOf(element: HTMLElement, earlier: HTMLElement[], later: HTMLElement[]): HTMLElement | undefined {
  const isAlike = (other: HTMLElement) => purposeOf(other) === purposeOf(element);
  return later.filter(isAlike)[earlier.filter(isAlike).indexOf(element)];
}

function purposeOf(element: HTMLElement): string {
  const attributes = ['href', 'type', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name));
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  return [element.tagName, ...attributes, label].join('\n');
}

function carryValue(from: HTMLInputElement, to: HTMLElement | undefined): void {
  if (!(to instanceof HTMLInputElement)) return;
  if (from.checked !== to.checked) to.click();
  if (BOXES.includes(from.type) || from.value === to.value) return;
  // React ignores an event of an input whose value was set by the property of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
