import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Implements the keyboard of a toolbar (ARIA): one stop for Tab, arrow keys, Home and End move within. The stop is the button that
 * had the focus last.
 */
export function useToolbarKeys(): {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled, [role^=menuitem])') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const all = buttons();
    const present = all.findIndex((button) => button === document.activeElement);
    const step = STEPS[event.key];
    const target = step === undefined ? { Home: 0, End: all.length - 1 }[event.key] : (present + step + all.length) % all.length;
    if (target === undefined || present < 0) return;
    event.preventDefault();
    all[target]?.focus();
  };
  useEffect(() => {
    for (const button of ref.current?.querySelectorAll('button:not([tabindex])') ?? []) button.setAttribute('tabindex', '-1');
  }, []);
  const onFocus = ({ target }: FocusEvent) => {
    for (const button of ref.current?.querySelectorAll('button') ?? []) button.tabIndex = button === target ? 0 : -1;
  };
  return { ref, onKeyDown, onFocus };
}
