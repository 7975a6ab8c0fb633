const matchMedia = window.matchMedia.bind(window);
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** Makes media queries for a maximum width answer as in a window of this width, until the test ends. */
export function windowWidth(width: number): void {
  window.matchMedia = (media) => {
    const limit = /max-width: (\d+)px/.exec(media)?.[1];
    return Object.assign(matchMedia(media), { matches: limit !== undefined && width <= Number(limit) });
  };
}
