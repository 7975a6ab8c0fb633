import { dirname, extname } from 'node:path/posix';
import { z } from 'zod';
import type { Area } from '../../contract/core/areas';
import type { Locale } from '../../contract/core/locale';
import { AREA_FIELDS } from '../../contract/areas';
import { itemDocument, type ItemDocument, type Names } from '../../contract/document';
import { ContentError, type Reason } from '../modules/item/markdown/content-error';
import { readableName } from '../modules/item/files/file-names';
import { pathWithin } from '../modules/item/markdown/references';
import { MAX_DOCUMENT_MB, readWithin } from './files-within';
import type { FoundItem } from './folder';
import { readFrontMatter, type FrontMatter } from './front-matter';
import { UnusableDocument, type Problem } from './problems/problem';
import { baseKeys, translationKeys, type WrittenBase, type WrittenText } from './front-matter-schema';
import {
  about,
  at,
  impossibleName,
  isTextAlready,
  namesNone,
  otherDates,
  otherPlaces,
  REASONS,
  unknownKey,
} from './problems/reasons';
import { schemaProblems, type SchemaProblem } from './problems/schema-problems';
import { MalformedFile } from './yaml';

/** A file as read, kept for reporting problems that are found later. */
export interface ReadFile extends FrontMatter {
  file: string;
}

/** The document that an item's files describe together. */
export interface ReadItem {
  document: ItemDocument;
  isDraft: boolean;
  /** Names under which readers see files, by their paths within the content folder; others have the names of their paths. */
  fileNames: ReadonlyMap<string, string>;
  base: ReadFile;
  files: Partial<Record<Locale, ReadFile>>;
  warnings: Problem[];
  /** Problems of translations that cannot be used; the document is imported without them. */
  problems: Problem[];
}

interface Part<Written> extends ReadFile {
  written: Written;
  /** Values of the keys that only this area has. */
  own: Record<string, unknown>;
}
type Translation = Part<WrittenText> & { locale: Locale };

/** Reads the files of an item. Throws UnusableDocument if the base file cannot be used. */
export async function readItem(folder: string, found: FoundItem): Promise<ReadItem> {
  const warnings: Problem[] = [];
  const { fields, textFields } = AREA_FIELDS[found.area];
  const base = await readPart(folder, found.base, baseKeys, fields.extend(textFields.shape), warnings);
  const translations: Translation[] = [];
  const problems: Problem[] = [];
  for (const [locale, file] of Object.entries(found.translations) as [Locale, string][]) {
    try {
      const part = await readPart(folder, file, translationKeys, textFields, warnings);
      translations.push({ ...matching(base, part, locale), locale });
    } catch (error) {
      if (!(error instanceof UnusableDocument)) throw error;
      problems.push(...error.problems);
    }
  }
  const document = checked(combine(found, base, translations), base);
  const files = Object.fromEntries([
    [base.written.locale, base],
    ...translations.map((part) => [part.locale, part]),
  ]) as ReadItem['files'];
  const fileNames = fileNamesOf(base, dirname(found.base));
  return { document, isDraft: base.written.draft, fileNames, base, files, warnings, problems };
}

type Keys<Written> = z.ZodType<Written> & z.ZodObject;

async function readPart<Written>(
  folder: string,
  file: string,
  keys: Keys<Written>,
  areaKeys: z.ZodObject,
  warnings: Problem[],
): Promise<Part<Written>> {
  const matter = await readFile(folder, file);
  const { values, lineOf } = matter;
  const ownKeys = z.object(areaKeys.shape);
  const [written, own] = [keys.safeParse(values), ownKeys.safeParse(values)];
  if (!written.success || !own.success)
    throw unusable(file, matter, [...schemaProblems(keys, values), ...schemaProblems(ownKeys, values)]);
  for (const key of Object.keys(values).filter((name) => !(name in keys.shape || name in areaKeys.shape)))
    warnings.push({ file, line: lineOf(key), reason: unknownKey(key) });
  return { ...matter, file, written: written.data, own: own.data };
}

async function readFile(folder: string, file: string): Promise<FrontMatter> {
  try {
    return readFrontMatter(await readWithin(folder, file, MAX_DOCUMENT_MB));
  } catch (error) {
    if (error instanceof MalformedFile) throw new UnusableDocument(error.problems.map((problem) => ({ file, ...problem })));
    if (error instanceof ContentError) throw new UnusableDocument([{ file, line: 1, reason: error.reason }]);
    throw error;
  }
}

/** Returns an error with each issue on the line of the key that it is about; on the first line for a missing key. */
function unusable(file: string, { lineOf }: FrontMatter, problems: readonly SchemaProblem[]): UnusableDocument {
  return new UnusableDocument(problems.map(({ issue, reason }) => ({ file, line: lineOf(...issue.path), reason })));
}

/** Returns the translation if it matches the base file; throws otherwise. Names in two languages are paired by position. */
function matching(base: Part<WrittenBase>, part: Part<WrittenText>, locale: Locale): Part<WrittenText> {
  const { file, lineOf, written } = part;
  const problem = (key: string, reason: Reason) => new UnusableDocument([{ file, line: lineOf(key), reason }]);
  if (locale === base.written.locale) throw problem('title', isTextAlready(base.file, locale));
  const shape = ({ classification }: WrittenText) => classification.map((path) => path.length).join(' ');
  if (written.classification.length && shape(written) !== shape(base.written))
    throw problem('classification', at('classification', otherPlaces(base.file)));
  if (written.changes.length && datesOf(written) !== datesOf(base.written))
    throw problem('changes', at('changes', otherDates(base.file)));
  if (written.department && !base.written.department) throw problem('department', at('department', namesNone(base.file)));
  return part;
}

const datesOf = ({ changes }: WrittenText): string => changes.map(({ date }) => date).join(' ');

function combine(found: FoundItem, base: Part<WrittenBase>, translations: readonly Translation[]): ItemDocument {
  const { area, id } = found;
  const { locale, contact, owner, checkBy, tellsStale, audience, publishedAt, updatedAt, expiresAt } = base.written;
  const parts = [{ ...base, locale }, ...translations];
  const folder = dirname(found.base);
  const inAll = (nameOf: (written: WrittenText) => string | null | undefined): Names =>
    Object.fromEntries(parts.flatMap((part) => [[part.locale, nameOf(part.written)]].filter(([, name]) => name))) as Names;
  return {
    ...{ area, id, folder, contact, audience, publishedAt, updatedAt, expiresAt },
    ...(owner !== null && { owner }),
    ...(checkBy !== null && { checkBy }),
    ...(tellsStale && { tellsStale }),
    ...staleOf(parts),
    department: base.written.department === null ? null : inAll(({ department }) => department),
    classifications: base.written.classification.map((path, place) =>
      path.map((_, level) => inAll(({ classification }) => classification[place]?.[level])),
    ),
    ...(base.written.changes.length && {
      changes: base.written.changes.map(({ date, material }, place) => ({
        at: date,
        material,
        notes: inAll(({ changes }) => changes[place]?.note),
      })),
    }),
    fields: factsOf(area, base),
    texts: Object.fromEntries(parts.map((part) => [part.locale, textOf(area, part)])),
    attachments: base.written.attachments.map((written, place) => attachmentPath(base, folder, written, place)),
  };
}

/** Returns the stale passages that the files name, by their languages. */
function staleOf(parts: readonly (Part<WrittenText> & { locale: Locale })[]): Pick<ItemDocument, 'stalePassages'> {
  const lists = parts.flatMap(({ locale, written: { stalePassages: list } }) => (list.length ? [[locale, list]] : []));
  return lists.length ? { stalePassages: Object.fromEntries(lists) as ItemDocument['stalePassages'] } : {};
}

function fileNamesOf(base: Part<WrittenBase>, folder: string): Map<string, string> {
  const pathOf = (path: string, name: string): string => {
    const source = pathWithin(folder, path);
    const isSameType = extname(path).toLowerCase() === extname(name).toLowerCase();
    if (source !== null && isSameType && readableName(name) === name) return source;
    const reason = at('fileNames', impossibleName(path, name));
    throw new UnusableDocument([{ file: base.file, line: base.lineOf('fileNames', path), reason }]);
  };
  return new Map(Object.entries(base.written.fileNames).map(([path, name]) => [pathOf(path, name), name]));
}

function attachmentPath(base: ReadFile, folder: string, written: string, place: number): string {
  const path = pathWithin(folder, written);
  if (path === null) throw unusableAttachment(base, place, about(written, REASONS.notInFolder));
  return path;
}

/** Returns an error for the attachment at this position in the front matter. */
export function unusableAttachment({ file, lineOf }: ReadFile, place: number, reason: Reason): UnusableDocument {
  return new UnusableDocument([{ file, line: lineOf('attachments', place), reason: at(`attachments.${place}`, reason) }]);
}

/** Returns the language-independent fields. A service without `handling` is handled online if it has an address, else by its attachment. */
function factsOf(area: Area, { written, own }: Part<WrittenBase>): Record<string, unknown> {
  const fields = pick(own, Object.keys(AREA_FIELDS[area].fields.shape));
  if (area !== 'service' || fields.handling !== null) return fields;
  const byAttachment = written.attachments.length ? 'download' : null;
  return { ...fields, handling: fields.url === null ? byAttachment : 'online' };
}

function textOf(area: Area, { written, own, body }: Part<WrittenText>): ItemDocument['texts'][Locale] {
  const { title, summary, keywords, questions } = written;
  const fields = pick(own, Object.keys(AREA_FIELDS[area].textFields.shape));
  return { title, summary, keywords, ...(questions.length && { questions }), markdown: body, fields };
}

const pick = (from: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

/** Returns the document, or throws for violated limits that apply to the whole document only, such as the length of a text. */
function checked(document: ItemDocument, { file, bodyLine }: ReadFile): ItemDocument {
  const problems = schemaProblems(itemDocument, document);
  if (!problems.length) return document;
  throw new UnusableDocument(problems.map(({ reason }) => ({ file, line: bodyLine, reason })));
}
