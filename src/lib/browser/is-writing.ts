/** Returns whether the person is typing, so that a key is meant as text and not as a shortcut. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
