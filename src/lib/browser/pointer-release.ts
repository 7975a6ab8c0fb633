import { listenTo } from './listening';

let release: Promise<void> = Promise.resolve();

listenTo(window, ['pointerdown'], () => {
  release = new Promise((resolve) => {
    const stop = listenTo(window, ['pointerup', 'pointercancel'], () => {
      stop();
      // The click comes after the release.
      window.setTimeout(resolve);
    });
  });
});

/** Resolves once no button or finger is pressed, at once if none is. A list that changes between press and release loses the click. */
export const whenPointerIsReleased = (): Promise<void> => release;
