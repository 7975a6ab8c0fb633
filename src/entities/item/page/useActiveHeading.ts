import { useEffect, useState } from 'react';

/**
 * Reading zone: the upper third of the viewport below the header (in pixels). A heading stays active after it has left the zone
 * upwards.
 */
const HEADER = 72;
const READING_ZONE = `-${HEADER}px 0px -66% 0px`;
/** Everything above the end of the reading zone. Needed because a jump to the end of a text moves no heading through the zone. */
const READ_SO_FAR = '1000000px 0px -66% 0px';

/** Returns the id of the heading of the section being read; the first id if none has been reached yet. */
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

/** Returns the first heading in the reading zone, or else the last one above it. */
function headingOf(headings: HTMLElement[]): HTMLElement | undefined {
  const soFar = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight * 0.34);
  return soFar.find((heading) => heading.getBoundingClientRect().bottom > HEADER) ?? soFar.at(-1);
}
