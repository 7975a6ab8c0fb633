import { useCallback, type RefCallback } from 'react';

/** CSS variables with the heights of sticky and fixed bars, and of the rail beside the text. */
type HeightToken = '--height-action' | '--height-alert' | '--height-rail';

/** Returns a `ref` that sets a CSS variable of the whole page to the element's height while the element is mounted. */
export function useHeightToken(token: HeightToken): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element) return;
      const { style } = document.documentElement;
      const measuring = new ResizeObserver(() => {
        style.setProperty(token, `${element.offsetHeight}px`);
      });
      measuring.observe(element);
      return () => {
        measuring.disconnect();
        style.removeProperty(token);
      };
    },
    [token],
  );
}
