import { AREA_FIELDS } from '../../contract/areas';
import { LOCALES } from '../../contract/core/locale';
import type { DocumentText, ItemDocument, Names } from '../../contract/document';
import { departmentNames } from './departments';
import { itemFactory, type AnyItem } from './item';
import type { Store } from './store';

/** Returns an item as its editors write it. HTML is valid Markdown, so its body is the text. */
export function documentOf(store: Store, item: AnyItem): ItemDocument {
  const { area, id, department, contact, owner, checkBy, classificationIds, publishedAt, expiresAt } = item;
  const { fields, textFields } = AREA_FIELDS[area];
  const texts = LOCALES.flatMap((locale): [string, DocumentText][] => {
    const text = item.texts[locale];
    if (!text) return [];
    const { title, summary, body, keywords, questions } = text;
    const fields = picked(text, textFields.shape);
    return [[locale, { title, summary, keywords, ...(questions && { questions }), markdown: body, fields }]];
  });
  return {
    ...{ area, id, contact, publishedAt, expiresAt, updatedAt: null },
    ...(owner !== null && { owner }),
    ...(checkBy !== null && { checkBy }),
    department: department === null ? null : departmentNames(store, department),
    classifications: classificationIds.map((own) => pathOf(store, area, own)),
    audience: { departments: [], locations: [], roles: [] },
    fields: picked(item, fields.shape),
    texts: Object.fromEntries(texts),
    attachments: item.attachments.map(({ name }) => name),
  };
}

/** Returns the item that a document makes. Its text is shown in paragraphs, without any other Markdown. */
export function itemOfDocument(store: Store, document: ItemDocument, before: AnyItem | undefined): AnyItem {
  const { area, id, department, contact, owner = null, checkBy = null, classifications, publishedAt, expiresAt } = document;
  const sameName = (names: Names, other: Names) => LOCALES.some((locale) => names[locale] && names[locale] === other[locale]);
  const texts = Object.entries(document.texts).map(([locale, { markdown, fields, ...text }]) => {
    const body = markdown.startsWith('<')
      ? markdown
      : markdown
          .split(/\n{2,}/)
          .map((part) => `<p>${escaped(part)}</p>`)
          .join('');
    return [locale, { ...text, ...fields, body }];
  });
  const seed = {
    ...before,
    ...document.fields,
    ...{ id, contact, owner, checkBy, publishedAt, expiresAt },
    department: store.departments.find(({ names }) => department && sameName(department, names))?.id ?? null,
    classificationIds: classifications.flatMap((path) => {
      const last = path.at(-1);
      return store.classifications[area].filter(({ names }) => last && sameName(last, names)).map((found) => found.id);
    }),
    texts: Object.fromEntries(texts) as AnyItem['texts'],
  };
  return itemFactory(area)(seed);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the properties of an item that a schema has. */
const picked = (facts: object, shape: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name in shape));

/** Returns the names of a classification and of those above it, from the broadest to the narrowest. */
export function pathOf(store: Store, area: AnyItem['area'], id: string): Names[] {
  const found = store.classifications[area].find((classification) => classification.id === id);
  if (!found) throw new Error(`no classification of ${area} is ${id}`);
  return [...(found.parent === null ? [] : pathOf(store, area, found.parent)), found.names];
}
