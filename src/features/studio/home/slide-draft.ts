import type { Area } from 'contract/core/areas';
import { LOCALES, type Locale } from 'contract/core/locale';
import { portalPath } from 'contract/core/paths';
import type { Slide, SlideInput } from './slides';

interface DraftText {
  title: string;
  text: string;
  alt: string;
}

/** Values of the form for a slide. */
export interface SlideDraft {
  /** Null for a new slide. */
  id: string | null;
  hue: Area;
  item: { area: Area; id: string; title: string; picture: { id: string } | null } | null;
  link: string;
  startsAt: string;
  endsAt: string;
  isOn: boolean;
  picture: { id: string } | null;
  texts: Record<Locale, DraftText>;
}

const EMPTY: DraftText = { title: '', text: '', alt: '' };
const textsOf = (texts: Slide['texts']): SlideDraft['texts'] => ({
  'en-US': texts['en-US'] ?? EMPTY,
  'zh-CN': texts['zh-CN'] ?? EMPTY,
});

/** Returns the form values for a slide, or for a new one. */
export const draftOf = (slide: Slide | null): SlideDraft => ({
  id: slide?.id ?? null,
  hue: slide?.hue ?? 'notice',
  item: slide?.item ?? null,
  link: slide?.link ?? '',
  startsAt: slide?.startsAt ?? '',
  endsAt: slide?.endsAt ?? '',
  isOn: slide?.isOn ?? true,
  picture: slide?.picture ?? null,
  texts: textsOf(slide?.texts ?? {}),
});

/** Returns the path of an address of this portal, with or without its origin; null for any other address. */
export function pathOf(address: string): string | null {
  const typed = address.trim();
  const { origin } = window.location;
  return portalPath(typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed);
}

/** Problems of a form by field, as the last parts of their text keys. */
export type Problems = Partial<Record<Locale, 'title' | 'titleFor'>> & { link?: 'address'; times?: 'times' };

/** Returns what has to be changed before the slide can be saved. */
export function problemsOf({ texts, item, link, startsAt, endsAt }: SlideDraft): Problems {
  const problems: Problems = {};
  for (const locale of LOCALES) {
    const { title, text, alt } = texts[locale];
    if (!title.trim() && (text.trim() || alt.trim())) problems[locale] = 'titleFor';
  }
  if (LOCALES.every((locale) => !texts[locale].title.trim())) problems[LOCALES[0]] = 'title';
  if (!item && link.trim() && pathOf(link) === null) problems.link = 'address';
  if (startsAt && endsAt && endsAt <= startsAt) problems.times = 'times';
  return problems;
}

/** Returns the slide of a form as the server takes it. */
export function slideOf({ texts, item, link, startsAt, endsAt, picture, ...facts }: SlideDraft): SlideInput {
  return {
    ...facts,
    item: item && { area: item.area, id: item.id },
    link: item || !link.trim() ? null : pathOf(link),
    startsAt: startsAt || null,
    endsAt: endsAt || null,
    picture: picture?.id ?? null,
    texts: Object.fromEntries(LOCALES.filter((locale) => texts[locale].title.trim()).map((locale) => [locale, texts[locale]])),
  };
}
