import { useEffect } from 'react';

const TOKEN = '--height-keyboard';

/**
 * Sets a CSS variable of the whole page to the height that the keyboard of a phone covers, while the component is mounted. Browsers lay
 * out the page as if the keyboard were not there.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      // In a page that is zoomed in, the visual viewport is smaller even without a keyboard.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty(TOKEN, `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      style.removeProperty(TOKEN);
    };
  }, []);
}
