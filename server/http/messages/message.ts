import type { Locale } from '../../../contract/core/locale';

/** Sentence for a person, in each language. */
export type Message = Record<Locale, string>;
