import { posix } from 'node:path';
import { stringify } from 'yaml';
import { AREA_FIELDS } from '../../contract/areas';
import { LOCALES, type Locale } from '../../contract/core/locale';
import type { DocumentText, ItemDocument, Names } from '../../contract/document';
import { folderOf } from '../modules/item/files/content-files';
import { withoutRedundantKeys } from '../modules/item/publish/document-hash';
import { nameIn } from '../modules/item/read/names';
import type { FoundItem } from './folder';

/** Files of an item by their paths within the content folder, and how the importer finds them. */
export interface WrittenItem {
  found: FoundItem;
  files: Map<string, string>;
}

interface Written {
  document: ItemDocument;
  isDraft: boolean;
  /** Names under which readers see files, by their paths, as far as the paths do not say them. */
  fileNames: ReadonlyMap<string, string>;
}

/**
 * Returns the Markdown files that the importer reads as this document. Keys have a fixed order, and those with default values are
 * left out, so that equal documents have equal files.
 */
export function writeItem({ document, isDraft, fileNames }: Written): WrittenItem {
  const { area, id } = document;
  const [base, ...others] = LOCALES.filter((locale) => document.texts[locale]);
  if (base === undefined) throw new Error(`${area}/${id} has no text`);
  const pathOf = (suffix: string) => posix.join(folderOf(document), `${id}${suffix}.md`);
  const found: FoundItem = { area, id, base: pathOf(''), translations: {} };
  const facts = factsOf({ document, isDraft, fileNames }, base);
  const files = new Map([[found.base, fileOf(document, base, { isBase: true, facts })]]);
  for (const locale of others) {
    found.translations[locale] = pathOf(`.${locale}`);
    files.set(pathOf(`.${locale}`), fileOf(document, locale, { isBase: false, facts: {} }));
  }
  return { found, files };
}

type FrontMatter = Record<string, unknown>;

function fileOf(document: ItemDocument, locale: Locale, { isBase, facts }: { isBase: boolean; facts: FrontMatter }): string {
  const text = document.texts[locale];
  if (!text) throw new Error(`${document.area}/${document.id} has no text in ${locale}`);
  const matter = withoutMissing({
    ...textKeysOf(document, text, locale, isBase),
    ...facts,
    ...fieldsOf(document, text, isBase),
    changes: changesOf(document, locale, isBase),
    // The database returns the keys in another order.
    stalePassages: document.stalePassages?.[locale]?.map(({ passage, source, was, right }) =>
      withoutMissing({ passage, source, was, right }),
    ),
  });
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n${text.markdown.replace(/\r\n|\r/g, '\n')}`;
}

/** Returns the keys that each language has. The base file names everything, if need be in another language. */
function textKeysOf(document: ItemDocument, text: DocumentText, locale: Locale, isBase: boolean): FrontMatter {
  const { department, classifications } = document;
  const isNamed = isBase || classifications.flat().some((names) => names[locale] !== undefined);
  const nameOf = (names: Names) => nameIn(names, locale);
  const departmentName = department && (isBase ? nameOf(department) : department[locale]);
  return {
    title: text.title,
    summary: text.summary || undefined,
    classification:
      isNamed && classifications.length ? classificationOf(classifications.map((path) => path.map(nameOf))) : undefined,
    keywords: text.keywords.length ? text.keywords : undefined,
    questions: text.questions?.length ? text.questions : undefined,
    department: departmentName ?? undefined,
  };
}

/** Returns the paths as the front matter has them: one of them as a text, several as a list. */
function classificationOf(paths: readonly string[][]): string | string[] {
  const written = paths.map((path) => path.join(' > '));
  const [first = ''] = written;
  return written.length === 1 ? first : written;
}

/** Returns the keys of the base file that apply to all languages. */
function factsOf({ document, isDraft, fileNames }: Written, locale: Locale): FrontMatter {
  const { contact, owner, checkBy, attachments, publishedAt, updatedAt, expiresAt, audience } = document;
  const folder = folderOf(document);
  const within = (source: string) => posix.relative(folder, source);
  const named = [...fileNames].map(([source, name]): [string, string] => [within(source), name]);
  const lists = Object.entries(audience).filter(([, entries]) => entries.length);
  return {
    contact: contact ?? undefined,
    ...{ owner, checkBy },
    attachments: attachments.length ? attachments.map(within) : undefined,
    fileNames: named.length ? Object.fromEntries(named.sort()) : undefined,
    ...{ publishedAt: dateOf(publishedAt), updatedAt: dateOf(updatedAt), expiresAt: dateOf(expiresAt) },
    audience: lists.length ? Object.fromEntries(lists.sort()) : undefined,
    tellsStale: document.tellsStale,
    draft: isDraft || undefined,
    locale: locale === LOCALES[0] ? undefined : locale,
  };
}

/** Returns the keys of the area that differ from their defaults, in the order of the contract. */
function fieldsOf({ area, fields }: ItemDocument, text: DocumentText, isBase: boolean): FrontMatter {
  const schemas = AREA_FIELDS[area];
  const own = withoutRedundantKeys(schemas.textFields, text.fields);
  const facts = isBase ? withoutRedundantKeys(schemas.fields, fields) : {};
  const keys = [...Object.keys(schemas.fields.shape), ...Object.keys(schemas.textFields.shape)];
  return Object.fromEntries(keys.flatMap((key) => [[key, facts[key] ?? own[key]]]));
}

/** Returns the changes; a translation lists them only if it has a note of its own, then all of them. */
function changesOf({ changes = [] }: ItemDocument, locale: Locale, isBase: boolean): unknown {
  if (!changes.length || (!isBase && !changes.some(({ notes }) => notes[locale] !== undefined))) return undefined;
  return changes.map(({ at, material, notes }) =>
    withoutMissing({
      date: dateOf(at),
      note: isBase ? nameIn(notes, locale) : notes[locale],
      material: (isBase && material) || undefined,
    }),
  );
}

/** Returns a time as the front matter has it: the day alone for midnight UTC. */
export function dateOf(at: string | Date | null): string | undefined {
  if (at === null) return undefined;
  const written = new Date(at).toISOString();
  return written.endsWith('T00:00:00.000Z') ? written.slice(0, 10) : written.replace('.000Z', 'Z');
}

export const withoutMissing = (facts: FrontMatter): FrontMatter =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null));
