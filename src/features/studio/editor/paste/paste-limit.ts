const MAX_CHARACTERS = 300_000;
const MAX_HTML = 10_000_000;
const MAX_CELLS = 5000;

/** Returns whether the clipboard holds more than the editor takes at once. */
export function isTooLarge(html: string, text: string): boolean {
  if (text.length > MAX_CHARACTERS || html.length > MAX_HTML) return true;
  return (html.match(/<t[dh]\b/gi)?.length ?? 0) > MAX_CELLS;
}

/** Prevents a paste that is too large, and calls `onTooLarge`. Returns whether it did. */
export function pasteLimit(event: ClipboardEvent, onTooLarge: () => void): boolean {
  const { clipboardData } = event;
  if (!clipboardData || !isTooLarge(clipboardData.getData('text/html'), clipboardData.getData('text/plain'))) return false;
  event.preventDefault();
  onTooLarge();
  return true;
}
