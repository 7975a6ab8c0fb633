import type { Area } from 'contract/core/areas';
import type { Locale } from 'contract/core/locale';
import type { DocumentText, ItemDocument } from 'contract/document';

/** Changes a document that is being edited. */
export type ChangeDocument = (update: (document: ItemDocument) => ItemDocument) => void;

const EMPTY_TEXT: DocumentText = { title: '', summary: '', markdown: '', keywords: [], fields: {} };

/** Returns a document of a new item, with a title in one language. */
export const newDocument = (area: Area, id: string, locale: Locale, title: string): ItemDocument => ({
  ...{ area, id, department: null, contact: null, classifications: [], fields: {}, attachments: [] },
  audience: { departments: [], locations: [], roles: [] },
  texts: { [locale]: { ...EMPTY_TEXT, title } },
  ...{ publishedAt: null, expiresAt: null, updatedAt: null },
});

/** Returns a document of a new item with the content of another one, without its dates, changes, files and questions to answer. */
export const copyOfDocument = (
  { changes: _changes, folder: _folder, checkBy: _checkBy, ...original }: ItemDocument,
  { id, locale, title }: { id: string; locale: Locale; title: string },
): ItemDocument => ({
  ...original,
  id,
  attachments: [],
  texts: withoutQuestions({ ...original.texts, [locale]: { ...(original.texts[locale] ?? EMPTY_TEXT), title } }),
  ...{ publishedAt: null, expiresAt: null, updatedAt: null },
});

const withoutQuestions = (texts: ItemDocument['texts']): ItemDocument['texts'] =>
  Object.fromEntries(Object.entries(texts).map(([locale, { questions: _questions, ...text }]) => [locale, text]));

/** Returns the document with changes of one of its texts; an unchanged text stays the same object. */
export function withText(document: ItemDocument, locale: Locale, changes: Partial<DocumentText>): ItemDocument {
  const text = document.texts[locale] ?? EMPTY_TEXT;
  return { ...document, texts: { ...document.texts, [locale]: { ...text, ...changes } } };
}

const MAX_ID = 60;

/**
 * Returns an id of lower-case letters, digits and single hyphens from a title. A title without Latin letters, such as a Chinese
 * one, gives the area and a date.
 */
export function idFor(area: Area, title: string, now = new Date()): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID)
    .replace(/^-+|-+$/g, '');
  if (words) return words;
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 12);
  return `${area}-${stamp}`;
}
