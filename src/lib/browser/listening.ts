/** Calls `listener` at each of these events, before anything in the page can keep them to itself. Answers how to stop. */
export function listenTo(target: EventTarget, events: readonly string[], listener: () => void): () => void {
  for (const event of events) target.addEventListener(event, listener, { passive: true, capture: true });
  return () => {
    for (const event of events) target.removeEventListener(event, listener, { capture: true });
  };
}
