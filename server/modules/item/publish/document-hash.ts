import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { AREA_FOLDERS, type Area } from '../../../../contract/core/areas';
import type { NamedFile } from '../files/content-files';
import { AREA_FIELDS } from '../../../../contract/areas';
import type { DocumentText, ItemDocument } from '../../../../contract/document';

/**
 * Version of rendering and indexing. Increase it when a change renders the same document to different HTML or indexes it with
 * different terms.
 */
const PROJECTION_VERSION = 6;

type HashedFile = NamedFile & { sha256: string; name?: string };
type Facts = Record<string, unknown>;

/** Returns a hash of a published document and its files, which also changes with the versions of rendering and of the area's defaults. */
export const projectionHash = (document: ItemDocument, files: readonly HashedFile[]): string =>
  `${PROJECTION_VERSION}-${defaultsHash(document.area)}.${documentHash(document, files)}`;

/** Returns whether two hashes belong to the same document, regardless of how it was rendered. */
export const isSameDocument = (stored: string | null, hash: string): boolean =>
  stored?.split('.').at(-1) === hash.split('.').at(-1);

/**
 * Returns a hash of a document and its files. A value that equals its default and one that is missing have the same hash. The day
 * to check the item by is left out, because changing it makes no revision.
 */
export function documentHash(document: ItemDocument, files: readonly HashedFile[]): string {
  const named = files.map(({ kind, source, sha256, name }) =>
    [kind, sha256, source, ...(name === undefined || name === basename(source) ? [] : [name])].join(' '),
  );
  return hashOf([withoutDefaults(document), named.sort()]);
}

/** Returns a hash that changes when an area gains a fact with a default, which must then be stored with every item. */
function defaultsHash(area: Area): string {
  const { fields, textFields } = AREA_FIELDS[area];
  return hashOf([fields.safeParse({}).data, textFields.safeParse({}).data]).slice(0, 8);
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value, withSortedKeys)).digest('hex');

/** Sorts the keys of objects for serialization, because the database returns the keys of stored documents in another order. */
function withSortedKeys(_key: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}

function withoutDefaults({ area, folder, audience, fields, texts, checkBy: _checkBy, ...rest }: ItemDocument): Facts {
  const schemas = AREA_FIELDS[area];
  const textOf = ({ fields: own, ...text }: DocumentText) => ({
    ...withoutEmpty(text),
    fields: withoutRedundantKeys(schemas.textFields, own),
  });
  return {
    ...withoutEmpty(rest),
    ...(folder !== undefined && folder !== AREA_FOLDERS[area] && { folder }),
    ...{ area, audience: withoutEmpty(audience), fields: withoutRedundantKeys(schemas.fields, fields) },
    texts: Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, textOf(text)])),
  };
}

/** Removes null, empty strings and empty lists, the defaults of the facts that documents of all areas have. */
const withoutEmpty = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== '' && !isDeepStrictEqual(value, [])),
  );

/**
 * Removes every key, at any depth, without which the schema parses to the same result. Facts that do not match the schema are
 * returned unchanged.
 */
export function withoutRedundantKeys(schema: z.ZodObject, facts: Facts): Facts {
  const read = schema.safeParse(facts);
  if (!read.success) return facts;
  return keysWithin(read.data).reduce((kept, path) => {
    const shorter = without(kept, path) as Facts;
    return isDeepStrictEqual(schema.safeParse(shorter).data, read.data) ? shorter : kept;
  }, read.data);
}

type Path = readonly string[];

/** Returns the paths of all object keys within a value. A list index can be part of a path, but not its end. */
function keysWithin(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...path, key];
    return Array.isArray(value) ? keysWithin(inner, own) : [own, ...keysWithin(inner, own)];
  });
}

/** Returns a copy of the value without the key at that path. */
function without(value: unknown, [key = '', ...rest]: Path): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: unknown, place) => (String(place) === key ? without(entry, rest) : entry));
  const entries = Object.entries(value).flatMap(([name, inner]) =>
    name !== key ? [[name, inner]] : rest.length ? [[name, without(inner, rest)]] : [],
  );
  return Object.fromEntries(entries);
}
