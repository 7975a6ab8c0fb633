import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions {
  count: number;
  /** Called when the active option is chosen. */
  onChoose: (index: number) => void;
}

export interface Combobox {
  open: boolean;
  /** Index of the active option; -1 if none is active. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  show: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Implements the keyboard of an editable combobox with a list (ARIA 1.2): the focus stays in the text field, and
 * `aria-activedescendant` names the active option.
 */
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
    // -1 is the text field, which the arrow keys pass as well when they wrap around.
    const places = count + 1;
    setCursor(((active + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes text (such as Chinese), Enter and arrow keys belong to it.
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
