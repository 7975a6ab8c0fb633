import type { CallAnswer, CallInput } from 'contract/api';
import { LOCALES, type Locale } from 'contract/core/locale';

export type HomePlace = CallAnswer<'POST /api/manage/home/info'>;
export type Slide = HomePlace['slides'][number];
export type SlideInput = CallInput<'POST /api/manage/home/save'>['slides'][number];

/** Maximum number of slides; the server accepts no more. */
export const MAX_SLIDES = 20;
/** Number of slides that readers see at a time. */
const MAX_SHOWN = 8;

/** Returns a slide as the server takes it. */
export const inputOf = ({ item, picture, ...slide }: Slide): SlideInput => ({
  ...slide,
  item: item && { area: item.area, id: item.id },
  picture: picture?.id ?? null,
});

/** Returns the title of a slide in that language or, if missing, in the other one. */
export const titleOf = ({ texts }: Pick<Slide, 'texts'>, locale: Locale): string =>
  [locale, ...LOCALES].map((each) => texts[each]?.title).find(Boolean) ?? '';

/** State of a slide: shown to readers, or the reason why it is not. */
export type SlideState = 'shown' | 'off' | 'coming' | 'over' | 'hidden' | 'waiting';

/** Returns the state of each slide at a moment. */
export function statesAt(slides: readonly Slide[], now: string): SlideState[] {
  let shown = 0;
  return slides.map((slide) => {
    const state = ownState(slide, now);
    if (state !== 'shown') return state;
    shown += 1;
    return shown > MAX_SHOWN ? 'waiting' : 'shown';
  });
}

function ownState({ isOn, startsAt, endsAt, item }: Slide, now: string): SlideState {
  if (!isOn) return 'off';
  if (endsAt !== null && endsAt <= now) return 'over';
  if (item && !item.isReadable) return 'hidden';
  return startsAt !== null && startsAt > now ? 'coming' : 'shown';
}

/** Returns the slides with this one in its place; at the end if it is new, or was deleted by somebody else in the meantime. */
export const withSlide = (slides: readonly Slide[], slide: SlideInput): SlideInput[] =>
  slides.some(({ id }) => id === slide.id)
    ? slides.map((each) => (each.id === slide.id ? slide : inputOf(each)))
    : [...slides.map(inputOf), slide];

/** Returns the slides with one of them moved to the given index. */
export function withPlace(slides: readonly Slide[], id: string, place: number): Slide[] {
  const moved = slides.filter((slide) => slide.id === id);
  const others = slides.filter((slide) => slide.id !== id);
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}
