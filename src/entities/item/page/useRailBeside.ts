import { useCallback, useState, type RefCallback } from 'react';
import { useMediaQuery } from '../../../ui/primitives/useMediaQuery';

/** Width in pixels that the text and a rail beside it need. The preview of a draft and the shelf leave less than the window has. */
const MIN_WIDTH = 880;
/** Width of the smallest window whose content is that wide: the content and the gutters at its sides. */
const MIN_WINDOW = '(min-width: 928px)';

/** Returns whether there is room for the rail beside the text, and a `ref` for the element that both are in. */
export function useRailBeside(): [ref: RefCallback<HTMLElement>, isBeside: boolean] {
  const isWideWindow = useMediaQuery(MIN_WINDOW);
  // On most pages a wide window has room, so that the first render is right before anything is measured.
  const [hasRoom, setHasRoom] = useState(true);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      setHasRoom(element.clientWidth >= MIN_WIDTH);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, isWideWindow && hasRoom];
}
