/** Returns the pages that a pager shows: the first, the last, and the current one with its neighbours; `gap` where pages are omitted. */
export function pagerPlaces(current: number, last: number): (number | 'gap')[] {
  const wanted = new Set([1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last));
  const places: (number | 'gap')[] = [];
  let previous = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    // Show the page itself instead of a gap of one page.
    if (page - previous === 2) places.push(page - 1);
    else if (page - previous > 2) places.push('gap');
    places.push(page);
    previous = page;
  }
  return places;
}
