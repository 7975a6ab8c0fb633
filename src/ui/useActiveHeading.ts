import { useEffect, useState } from 'react';

/** Reading happens in the upper third below the header; a heading that has passed through it stays the active one. */
const READING_ZONE = '-72px 0px -66% 0px';

/** Id of the heading under which a person is reading; the first before any has been reached. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const inZone = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inZone.add(target);
          else inZone.delete(target);
        }
        const reading = headings.find((heading) => inZone.has(heading)) ?? lastAbove(headings);
        setActive(reading?.id);
      },
      { rootMargin: READING_ZONE },
    );
    for (const heading of headings) observer.observe(heading);
    return () => {
      observer.disconnect();
    };
  }, [key]);
  return active ?? ids[0];
}

const lastAbove = (headings: HTMLElement[]): HTMLElement | undefined =>
  headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3);
