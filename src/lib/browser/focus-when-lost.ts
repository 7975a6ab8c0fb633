import { useEffect, useRef, type RefObject } from 'react';

/** Returns whether no element has the focus, as after the one that had it was removed from the page. */
const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * Returns the ref of an element that gets the focus if the focused control disappeared with a change, so that the keyboard goes on from
 * there. The page is not scrolled. `change` is a value that is another one after each change; `rows` is data that is loaded again after
 * it, and may remove the control only then. For a control whose neighbours are the better place, there is `handOnFocus`.
 */
export function useFocusWhenLost<E extends HTMLElement>(change: unknown, rows?: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  const seen = useRef({ change, rows });
  useEffect(() => {
    const before = seen.current;
    seen.current = { change, rows };
    const isChanged = before.change !== change || (Boolean(change) && before.rows !== rows);
    if (isChanged && isFocusLost()) ref.current?.focus({ preventScroll: true });
  }, [change, rows]);
  return ref;
}

/** Returns a function that takes the id of the control with which a row is moved, and gives it the focus back once `rows` has changed. */
export function useFocusAfterMove(rows: unknown): (controlId: string) => void {
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current !== null && isFocusLost()) document.getElementById(moved.current)?.focus();
    moved.current = null;
  }, [rows]);
  return (controlId) => {
    moved.current = controlId;
  };
}
