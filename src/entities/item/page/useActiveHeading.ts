import { useEffect, useState } from 'react';

/** Reading happens in the upper third below the header (pixels); a heading that has passed through it stays the active one. */
const HEADER = 72;
const READING_ZONE = `-${HEADER}px 0px -66% 0px`;
/** All that is above the end of that zone, however far: who jumps to the end of a text passes no heading through the zone. */
const READ_SO_FAR = '1000000px 0px -66% 0px';

/** Id of the heading under which a person is reading; the first before any has been reached. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const follow = () => {
      setActive(headingOf(headings)?.id);
    };
    const observers = [READING_ZONE, READ_SO_FAR].map((rootMargin) => new IntersectionObserver(follow, { rootMargin }));
    for (const observer of observers) for (const heading of headings) observer.observe(heading);
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [key]);
  return active ?? ids[0];
}

/** The first heading in the zone, or else the last that has passed it. */
function headingOf(headings: HTMLElement[]): HTMLElement | undefined {
  const soFar = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight * 0.34);
  return soFar.find((heading) => heading.getBoundingClientRect().bottom > HEADER) ?? soFar.at(-1);
}
