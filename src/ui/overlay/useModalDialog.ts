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
    // The content covers the dialog's whole box, so that only a press on the backdrop has the dialog itself as its target.
    const onPress = (event: MouseEvent) => {
      if (event.target === dialog) close.current();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('click', onPress);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('click', onPress);
      dialog.close();
    };
  }, []);
  return ref;
}
