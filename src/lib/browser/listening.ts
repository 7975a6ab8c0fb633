/**
 * Calls `listener` for each of these events, in the capture phase, so that no handler in the page can stop them first. Returns an
 * unsubscribe function.
 */
export function listenTo(target: EventTarget, events: readonly string[], listener: () => void): () => void {
  for (const event of events) target.addEventListener(event, listener, { passive: true, capture: true });
  return () => {
    for (const event of events) target.removeEventListener(event, listener, { capture: true });
  };
}
