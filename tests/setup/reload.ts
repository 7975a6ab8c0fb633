/** Returns whether the browser would ask before the page is reloaded or closed. */
export function isReloadAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
