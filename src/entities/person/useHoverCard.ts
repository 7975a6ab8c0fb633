import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';

const [OPEN_AFTER_MS, CLOSE_AFTER_MS] = [250, 150];
/** Size in pixels that a card needs; where it does not fit below or to the right of its button, it opens on the other side. */
const [CARD_WIDTH, CARD_HEIGHT] = [340, 260];

type Place = `${'below' | 'above'}-${'start' | 'end'}`;

/** State of the card: `hint` closes when the pointer or the focus leaves, `kept` stays until a press elsewhere. */
type State = 'closed' | 'hint' | 'kept';

interface HoverCard {
  id: string;
  isOpen: boolean;
  /** Side of the button that has room for the card. */
  place: Place;
  rootRef: RefObject<HTMLSpanElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  rootProps: Record<'onPointerEnter' | 'onPointerLeave', (event: PointerEvent) => void> & { onBlur: (event: FocusEvent) => void };
  buttonProps: Record<'onFocus' | 'onClick', () => void>;
}

/** Opens and closes the card of a button: on hover, on keyboard focus and on a press. Escape closes it. */
export function useHoverCard(): HoverCard {
  const id = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { state, place, set, setLater } = useCardState(buttonRef);
  const isOpen = state !== 'closed';
  const close = () => {
    // The card closes after the focus has returned, because focusing the button opens it.
    if (document.activeElement !== buttonRef.current && rootRef.current?.contains(document.activeElement))
      buttonRef.current?.focus();
    set('closed');
  };
  useDismissal(isOpen, rootRef, close);
  return {
    ...{ id, isOpen, place, rootRef, buttonRef },
    rootProps: {
      onPointerEnter: ({ pointerType }) => {
        // A touch opens the card by its press.
        if (pointerType !== 'touch') setLater(isOpen ? state : 'hint', OPEN_AFTER_MS);
      },
      onPointerLeave: () => {
        // The pointer does not close a card that the keyboard opened.
        if (state !== 'kept' && !rootRef.current?.contains(document.activeElement)) setLater('closed', CLOSE_AFTER_MS);
      },
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) set('closed');
      },
    },
    buttonProps: {
      onFocus: () => {
        if (buttonRef.current?.matches(':focus-visible')) set('hint');
      },
      onClick: () => {
        set(state === 'kept' ? 'closed' : 'kept');
      },
    },
  };
}

function useCardState(buttonRef: RefObject<HTMLButtonElement | null>) {
  const timer = useRef(0);
  const [state, setState] = useState<State>('closed');
  const [place, setPlace] = useState<Place>('below-start');
  const set = (next: State) => {
    window.clearTimeout(timer.current);
    if (next !== 'closed' && buttonRef.current) setPlace(placeFor(buttonRef.current.getBoundingClientRect()));
    setState(next);
  };
  const setLater = (next: State, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(set, delay, next);
  };
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  return { state, place, set, setLater };
}

/** Calls `close` for a press outside the card and its button, and for Escape. */
function useDismissal(isOpen: boolean, rootRef: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) latest.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, rootRef]);
}

/** Returns the side of the button on which the card fits into the window. */
function placeFor({ left, top, bottom }: DOMRect): Place {
  const isBelow = window.innerHeight - bottom >= CARD_HEIGHT || top < CARD_HEIGHT;
  return `${isBelow ? 'below' : 'above'}-${left + CARD_WIDTH <= window.innerWidth ? 'start' : 'end'}`;
}
