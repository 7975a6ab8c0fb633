import type { DocumentText, ItemDocument } from 'contract/document';

/** Returns a document of the service hall with one English text. */
export const documentWith = (text: Partial<DocumentText> = {}, part: Partial<ItemDocument> = {}): ItemDocument => ({
  area: 'service',
  id: 'parental-leave',
  department: null,
  contact: null,
  classifications: [],
  audience: { departments: [], locations: [], roles: [] },
  fields: {},
  texts: { 'en-US': { title: 'Parental leave', summary: '', markdown: 'Ask first.\n', keywords: [], fields: {}, ...text } },
  attachments: [],
  publishedAt: null,
  expiresAt: null,
  updatedAt: null,
  ...part,
});

export const markdownOf = (document: ItemDocument): string => document.texts['en-US']?.markdown ?? '';

/** Returns a copy with another English body. */
export function withMarkdown(document: ItemDocument, markdown: string): ItemDocument {
  const english = document.texts['en-US'];
  if (!english) throw new Error('the document has no English text');
  return { ...document, texts: { ...document.texts, 'en-US': { ...english, markdown } } };
}
