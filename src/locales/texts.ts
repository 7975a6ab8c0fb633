import type { catalogue } from './en-US/catalogue';

type EnglishCatalogue = typeof catalogue;

/** The keys of an English text with any text for each. Chinese has one plural form, so `_one` is left out. */
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
