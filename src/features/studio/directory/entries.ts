import type { CallAnswer, CallInput } from 'contract/api';
import { LOCALES, type Locale } from 'contract/core/locale';

type EntryPage = CallAnswer<'POST /api/manage/directory/list'>;
export type Entry = EntryPage['items'][number];
export type EntryInput = CallInput<'POST /api/manage/directory/save'>;

/** A text in one or two languages. */
type Texts = Partial<Record<Locale, string>>;

/** Returns the input that stores an entry in place of the given version; with null, it is added again after its removal. */
export const inputOf = ({ owned: _owned, picture, ...entry }: Entry, version: string | null): EntryInput => ({
  ...entry,
  picture: picture?.id ?? null,
  version,
});

/** Returns the text in that language or, if missing, in the other one, with its language; null for none. */
export function textIn(texts: Texts | null, locale: Locale): { text: string; locale: Locale } | null {
  const shown = [locale, ...LOCALES].find((each) => texts?.[each]);
  return shown ? { text: texts?.[shown] ?? '', locale: shown } : null;
}

/** Returns the name of an entry in that language or, if missing, in the other one. */
export const nameOf = ({ name }: Pick<Entry, 'name'>, locale: Locale): string => textIn(name, locale)?.text ?? '';

/** Facts of an entry that a form edits, in its order. */
const FACTS = ['kind', 'name', 'role', 'department', 'hours', 'email', 'phone', 'replyHours', 'picture'] as const;

/** Returns the facts in which two states of an entry differ. */
export const differencesOf = (before: Entry, after: Entry): (typeof FACTS)[number][] =>
  FACTS.filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]));
