const matchMedia = window.matchMedia.bind(window);
let measuredWidth: jest.SpyInstance | undefined;
afterEach(() => {
  window.matchMedia = matchMedia;
  measuredWidth?.mockRestore();
});

/** Makes media queries for a maximum width answer as in a window of this width, until the test ends. */
export function windowWidth(width: number): void {
  window.matchMedia = (media) => {
    const limit = /max-width: (\d+)px/.exec(media)?.[1];
    return Object.assign(matchMedia(media), { matches: limit !== undefined && width <= Number(limit) });
  };
}

/** Gives pages room for the rail beside the text, as in a wide window, until the test ends. */
export function wideWindow(): void {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('min-width') });
  measuredWidth = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
}
