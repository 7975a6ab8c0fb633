import type { Locale } from 'contract/core/locale';
import type { ManagedItem } from 'contract/manage/content';
import { localesFrom } from '@/lib/i18n/locales-from';

/** Item with its titles by language. */
export type Titled = Pick<ManagedItem, 'id' | 'titles'>;

export interface ItemTitle {
  title: string;
  locale: Locale;
}

/** Returns the titles of an item, the one in the given language first. */
export const titlesOf = ({ titles }: Pick<ManagedItem, 'titles'>, locale: Locale): ItemTitle[] =>
  localesFrom(locale).flatMap((each) => {
    const title = titles[each];
    return title ? [{ title, locale: each }] : [];
  });

/** Returns the title in the given language, or in another one if there is none; the id of an item without a title. */
export const shownTitle = (item: Titled, locale: Locale): ItemTitle => titlesOf(item, locale)[0] ?? { title: item.id, locale };
