/** Distance from the top of the window, in pixels. */
export const TOAST_TOP = 8;
export const TOAST_SECONDS = 3;
