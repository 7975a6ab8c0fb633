import type { Locale } from '../../../../contract/core/locale';

/** Problem of an author's content in each language, as a predicate that follows its subject. */
export type Reason = Record<Locale, string>;

/** Error in an author's content. The reason is written for the author; the message is its English text. */
export class ContentError extends Error {
  constructor(readonly reason: Reason) {
    super(reason['en-US']);
  }
}
