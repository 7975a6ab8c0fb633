import { isDeepStrictEqual } from 'node:util';
import { itemPath } from '../../../contract/core/paths';
import { LOCALES } from '../../../contract/core/locale';
import type { StoredSlide } from './slide-repository';

/**
 * Returns the states that an audit event records for a change of the slides: those that have changed, before and after, and their order
 * if that has changed. Returns null if nothing has changed.
 */
export function statesOf(
  before: readonly StoredSlide[],
  after: readonly StoredSlide[],
): { before: object; after: object } | null {
  const isKept = (slide: StoredSlide, others: readonly StoredSlide[]) => others.some((other) => isDeepStrictEqual(slide, other));
  const gone = before.filter((slide) => !isKept(slide, after));
  const come = after.filter((slide) => !isKept(slide, before));
  const isReordered = !isDeepStrictEqual(idsOf(before), idsOf(after));
  if (!gone.length && !come.length && !isReordered) return null;
  const state = (slides: readonly StoredSlide[], changed: readonly StoredSlide[]) => ({
    ...(changed.length === 1 ? changed.map(factsOf)[0] : changed.length > 1 && { changedSlides: changed.map(factsOf) }),
    ...(isReordered && { slides: slides.map(nameOf) }),
  });
  return { before: state(before, gone), after: state(after, come) };
}

const idsOf = (slides: readonly StoredSlide[]): string[] => slides.map(({ id }) => id);

/** Returns the titles of a slide in all its languages. */
const nameOf = ({ texts }: StoredSlide): string => LOCALES.flatMap((locale) => texts[locale]?.title ?? []).join(' / ');

function factsOf(slide: StoredSlide): object {
  const { texts, hue, link, area, itemId, startsAt, endsAt, isOn, source } = slide;
  return {
    name: nameOf(slide),
    texts: LOCALES.flatMap((locale) => [texts[locale]?.text, texts[locale]?.alt]).filter(Boolean),
    link: area && itemId ? itemPath(area, itemId) : link,
    picture: source,
    area: hue,
    from: startsAt?.toISOString() ?? null,
    to: endsAt?.toISOString() ?? null,
    shown: isOn,
  };
}
