import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Shows the element as a modal while it is mounted. Escape and a press on the backdrop call `onClose`. */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  // Runs in the layout phase: a dialog returns the focus only if it is closed while still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // Browsers close a dialog at the second Escape, even if the page prevented the first, so it is reopened.
    const onClosed = () => {
      if (dialog.open) return;
      dialog.showModal();
      close.current();
    };
    // The content covers the dialog's whole box, so that only a press on the backdrop has the dialog itself as its target. A text that is
    // selected by dragging beyond the dialog ends in a click on the backdrop as well, but begins in the content.
    let hasBegunOutside = false;
    const onPointerDown = (event: PointerEvent) => {
      hasBegunOutside = event.target === dialog;
    };
    const onClick = (event: MouseEvent) => {
      if (event.target === dialog && hasBegunOutside) close.current();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    dialog.addEventListener('pointerdown', onPointerDown);
    dialog.addEventListener('click', onClick);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      dialog.removeEventListener('pointerdown', onPointerDown);
      dialog.removeEventListener('click', onClick);
      dialog.close();
    };
  }, []);
  return ref;
}
