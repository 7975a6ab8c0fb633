import { LOCALES, type Locale } from 'contract/core/locale';
import { isItemId } from 'contract/core/paths';
import { MAX_PEOPLE, MAX_REPLY_HOURS, type PersonKind } from 'contract/core/people';
import type { Person } from 'contract/person';
import { textIn, type Entry, type EntryInput } from './entries';

/** Names of the texts that an entry has in each language. */
export const TEXT_NAMES = ['name', 'role', 'department', 'hours'] as const;
type TextName = (typeof TEXT_NAMES)[number];

/** Values of the form for a person or desk. */
export interface EntryDraft {
  /** Empty for a new entry whose id is made from its name. */
  id: string;
  kind: PersonKind;
  texts: Record<TextName, Record<Locale, string>>;
  email: string;
  phone: string;
  replyHours: string;
  position: string;
  picture: Entry['picture'];
}

const written = (texts: Entry['role']): Record<Locale, string> => ({
  'en-US': texts?.['en-US'] ?? '',
  'zh-CN': texts?.['zh-CN'] ?? '',
});

/** Returns the form values for an entry, or for a new one. */
export const draftOf = (entry: Entry | null): EntryDraft => ({
  id: entry?.id ?? '',
  kind: entry?.kind ?? 'person',
  texts: {
    name: written(entry?.name ?? null),
    role: written(entry?.role ?? null),
    department: written(entry?.department ?? null),
    hours: written(entry?.hours ?? null),
  },
  email: entry?.email ?? '',
  phone: entry?.phone ?? '',
  replyHours: entry?.replyHours?.toString() ?? '',
  position: entry?.position.toString() ?? '',
  picture: entry?.picture ?? null,
});

/** Parts of a form that have to be changed before it can be saved. */
export type Problems = Partial<Record<'name' | 'email' | 'replyHours' | 'position' | 'id', true>>;

const isWithin = (text: string, max: number): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max;

/** Returns what has to be changed before the entry can be saved. */
export function problemsOf({ id, texts, email, replyHours, position }: EntryDraft): Problems {
  const problems: Problems = {};
  if (LOCALES.every((locale) => !texts.name[locale].trim())) problems.name = true;
  if (email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())) problems.email = true;
  if (replyHours.trim() && !isWithin(replyHours.trim(), MAX_REPLY_HOURS)) problems.replyHours = true;
  if (position.trim() && !isWithin(position.trim(), MAX_PEOPLE)) problems.position = true;
  if (id.trim() && !isItemId(id.trim())) problems.id = true;
  return problems;
}

/** Returns the texts trimmed and without empty ones; null if all are empty. */
function filled(texts: Record<Locale, string>): Partial<Record<Locale, string>> | null {
  const given = LOCALES.filter((locale) => texts[locale].trim()).map((locale) => [locale, texts[locale].trim()] as const);
  return given.length ? Object.fromEntries(given) : null;
}

const numberIn = (text: string): number | null => (text.trim() ? Number(text) : null);

/** Returns the input that stores the entry of a form in place of the given version; null for a new entry. */
export function entryOf({ id, kind, texts, picture, ...facts }: EntryDraft, version: string | null): EntryInput {
  return {
    ...{ id: id.trim() || null, kind, version },
    name: filled(texts.name) ?? {},
    role: filled(texts.role),
    department: filled(texts.department),
    hours: filled(texts.hours),
    email: facts.email.trim() || null,
    phone: facts.phone.trim() || null,
    replyHours: numberIn(facts.replyHours),
    position: numberIn(facts.position),
    picture: picture?.id ?? null,
  };
}

/** Returns the person or desk in a form as readers see it in the given language. */
export function previewOf({ kind, texts, email, phone, replyHours, picture }: EntryDraft, locale: Locale): Person {
  const shown = (name: TextName) => textIn(filled(texts[name]), locale)?.text ?? null;
  return {
    ...{ id: 'preview', kind, picture, name: shown('name') ?? '' },
    ...{ role: shown('role'), department: shown('department'), hours: shown('hours') },
    email: email.trim() || null,
    phone: phone.trim() || null,
    replyHours: isWithin(replyHours.trim(), MAX_REPLY_HOURS) ? Number(replyHours) : null,
  };
}
