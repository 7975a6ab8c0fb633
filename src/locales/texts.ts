import type { catalogue } from './en-US/catalogue';
import type { partTexts } from './en-US/part-texts';
import type { studioCatalogue } from './en-US/studio/studio-catalogue';

type EnglishCatalogue = typeof catalogue;
type EnglishStudioCatalogue = typeof studioCatalogue;

/**
 * Type with the keys of the English texts and any string as value. Chinese has one plural form, so keys with `_one` are omitted.
 */
export type TextsOf<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : TextsOf<T[K]>;
};

/** Texts of one language that every page can show, by namespace. */
export type Catalogue = TextsOf<EnglishCatalogue>;

/** Texts of one language that only pages under `/manage` show, by namespace. */
export type StudioCatalogue = TextsOf<EnglishStudioCatalogue>;

/** All English texts, by namespace. */
export type EveryText = EnglishCatalogue & EnglishStudioCatalogue & typeof partTexts;
