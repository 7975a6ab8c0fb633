import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions {
  count: number;
  /** The option under the cursor was chosen. */
  onChoose: (index: number) => void;
}

export interface Combobox {
  open: boolean;
  /** Index of the option under the cursor; -1 while the cursor is in the text itself. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  show: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Keyboard of an editable combobox with a list (ARIA 1.2): focus stays in the text, the cursor in the list is `aria-activedescendant`. */
export function useCombobox({ count, onChoose }: ComboboxOptions): Combobox {
  const listId = useId();
  const [shown, setShown] = useState(false);
  const [cursor, setCursor] = useState(-1);
  const open = shown && count > 0;
  const active = open && cursor < count ? cursor : -1;
  const show = () => {
    setShown(true);
    setCursor(-1);
  };
  const close = () => {
    setShown(false);
    setCursor(-1);
  };
  const move = (step: 1 | -1) => {
    if (!open) {
      show();
      return;
    }
    // -1 is the text: the cursor goes round through it.
    const places = count + 1;
    setCursor(((active + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to an input method while it composes Chinese.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  };
  return { open, active, listId, optionId: (index) => `${listId}-${index}`, show, close, onKeyDown };
}
