import type { Locale } from 'contract/core/locale';

/** Returns a key for a call and its input that does not depend on the order of the input's fields. */
export const callKey = (call: string, input: unknown): string => `${call} ${JSON.stringify(input ?? null, sorted)}`;

/** Returns the key of an answer in a language; `key` is that of the call (`callKey`). */
export const answerKey = (locale: Locale, key: string): string => `${locale} ${key}`;

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
