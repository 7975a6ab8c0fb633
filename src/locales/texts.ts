import type { catalogue } from './en-US/catalogue';

type EnglishCatalogue = typeof catalogue;

/**
 * Type with the keys of the English texts and any string as value. Chinese has one plural form, so keys with `_one` are omitted.
 */
export type TextsOf<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : TextsOf<T[K]>;
};

/** All texts of one language, by namespace. */
export type Catalogue = TextsOf<EnglishCatalogue>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: EnglishCatalogue;
  }
}
