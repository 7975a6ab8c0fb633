import type { Locale } from '../../contract/core/locale';
import type { Finding } from './finding';

/** Texts of a language by `namespace:key`. */
export type Texts = ReadonlyMap<string, string>;
export type Catalogues = Readonly<Record<Locale, Texts>>;

interface Branch {
  readonly [key: string]: string | Branch;
}

export function textsOf(catalogue: Branch): Texts {
  return new Map(
    Object.entries(catalogue).flatMap(([namespace, texts]) =>
      typeof texts === 'string' ? [] : leaves(texts).map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  );
}

function leaves(branch: Branch): [string, string][] {
  return Object.entries(branch).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[key, value]] : leaves(value).map(([rest, text]) => [`${key}.${rest}`, text]),
  );
}

const PLURAL_ENDING = /_(zero|one|two|few|many|other)$/;

/** Returns the key as code uses it, without the suffix of a plural form. */
export const baseKey = (key: string): string => key.replace(PLURAL_ENDING, '');

export const isPlural = (texts: Texts, key: string): boolean => texts.has(`${key}_other`);

/** Returns the keys that must exist when code uses `key`: one for each plural form of the language, or the key itself. */
export function formsOf(texts: Texts, key: string, locale: Locale): string[] {
  if (!isPlural(texts, key)) return [key];
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.map((form) => `${key}_${form}`);
}

export const placeholdersOf = (text: string): string[] => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name = '']) => name);

/**
 * Checks that both languages have the same placeholders and that each text is in its own language. The type `TextsOf` already
 * guarantees the same keys.
 */
export const checkCatalogues = (catalogues: Catalogues): Finding[] => [
  ...differingPlaceholders(catalogues),
  ...otherLanguage('en-US', catalogues, (words) => /\p{Script=Han}/u.test(words)),
  ...otherLanguage('zh-CN', catalogues, (words) => /\p{L}/u.test(words) && !/\p{Script=Han}/u.test(words)),
];

function differingPlaceholders({ 'en-US': english, 'zh-CN': chinese }: Catalogues): Finding[] {
  return [...new Set([...english.keys()].map(baseKey))].flatMap((key) => {
    const [ours, theirs] = [english, chinese].map((texts) => allPlaceholders(texts, key).join(', '));
    const what = `has the placeholders (${theirs ?? ''}), the English text (${ours ?? ''})`;
    return ours === theirs ? [] : [{ rule: 'key' as const, place: `zh-CN ${key}`, what }];
  });
}

function allPlaceholders(texts: Texts, key: string): string[] {
  const forms = [...texts].filter(([name]) => baseKey(name) === key);
  return [...new Set(forms.flatMap(([, text]) => placeholdersOf(text)))].sort();
}

function otherLanguage(locale: Locale, catalogues: Catalogues, isOther: (words: string) => boolean): Finding[] {
  return [...catalogues[locale]]
    .filter(([, text]) => isOther(text.replace(/{{.*?}}/g, '')))
    .map(([key, text]) => ({ rule: 'words', place: `${locale} ${key}`, what: `is not in its language: ${text}` }));
}
