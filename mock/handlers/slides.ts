import { LOCALES } from '../../contract/core/locale';
import { itemPath } from '../../contract/core/paths';
import type { Slide } from '../../contract/home';
import type { MockSlide } from '../data/slides';
import type { Reader } from '../data/render';
import { allItems } from '../data/store';

const MAX_SHOWN = 8;

/** Returns the slides that readers see now, in their language or else in the other one. */
export function slidesOf({ store, locale }: Reader): Slide[] {
  const now = new Date().toISOString();
  const isShown = ({ isOn, startsAt, endsAt, item }: MockSlide) =>
    isOn &&
    (startsAt === null || startsAt <= now) &&
    (endsAt === null || endsAt > now) &&
    (item === null || allItems(store).some(({ area, id }) => area === item.area && id === item.id));
  return store.slides
    .filter(isShown)
    .slice(0, MAX_SHOWN)
    .flatMap(({ id, hue, item, link, picture, texts }) => {
      const shown = [locale, ...LOCALES].find((each) => texts[each]);
      const text = shown && texts[shown];
      if (!text) return [];
      const { title, text: words, alt } = text;
      return [
        {
          id,
          hue,
          picture,
          alt: picture ? alt : '',
          link: item ? itemPath(item.area, item.id) : link,
          title,
          text: words,
          locale: shown,
        },
      ];
    });
}
