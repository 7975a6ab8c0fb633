import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface MenuState {
  open: boolean;
  id: string;
  rootRef: RefObject<HTMLDivElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

const itemsOf = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

/**
 * Implements the keyboard and mouse of a menu button (ARIA): arrow keys move, Escape closes and returns the focus, moving the
 * focus or pressing outside closes.
 */
export function useMenu(): MenuState {
  const [open, setOpen] = useState(false);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** Closes the menu after a choice or Escape and focuses the button, so that the focus is not lost with the removed entry. */
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const items = itemsOf(rootRef.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
    } else if (event.key === 'ArrowDown' && !open) {
      event.preventDefault();
      setOpen(true);
    } else if (open) moveFocus(event, itemsOf(rootRef.current));
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !rootRef.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const toggle = () => {
    setOpen(!open);
  };
  return { open, id, rootRef, buttonRef, toggle, close, onKeyDown, onBlur };
}

function moveFocus(event: KeyboardEvent, items: HTMLElement[]): void {
  const present = items.findIndex((item) => item === document.activeElement);
  const targets: Record<string, number> = {
    ArrowDown: (present + 1) % items.length,
    ArrowUp: (present - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}
