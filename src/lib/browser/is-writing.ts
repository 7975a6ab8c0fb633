/**
 * Returns whether the person is typing, so that a key is meant as text and not as a shortcut. The target of an event from a shadow
 * tree, such as that of the source editor, is only its host.
 */
export function isWriting(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
