import { isDeepStrictEqual } from 'node:util';
import { MAX_CLASSIFICATION_LEVELS, type ItemDocument, type Names } from '../../../../contract/document';
import type { Area } from '../../../../contract/core/areas';
import type { Db } from '../../../db/connect';
import { listFormer, type FormerClassification } from './former-classification-repository';
import { agrees, isNamed } from './taxonomy';
import { listClassifications, type StoredClassification } from './taxonomy-repository';

/** Classifications of an area, and what they were called before. */
export interface KnownClassifications {
  stored: readonly StoredClassification[];
  former: readonly FormerClassification[];
}

export const knownClassifications = async (db: Db, area: Area): Promise<KnownClassifications> => ({
  stored: await listClassifications(db, area),
  former: await listFormer(db, area),
});

/** Returns the document with the present names and places of the classifications that it names by former ones. */
export async function withPresentClassifications(db: Db, document: ItemDocument): Promise<ItemDocument> {
  const { area, classifications } = document;
  if (!classifications.length) return document;
  const known = await knownClassifications(db, area);
  return known.former.length ? { ...document, classifications: presentPaths(classifications, known) } : document;
}

/** Returns paths with the present names of classifications, each once. Paths without a former name stay as they are. */
export function presentPaths(paths: readonly Names[][], known: KnownClassifications): Names[][] {
  const present = paths.map((path) => presentPath(path, known));
  return present.filter((path, place) => present.findIndex((other) => isDeepStrictEqual(other, path)) === place);
}

/** Returns the classification to which a path leads by present or former names; undefined if there is none. */
export function classificationAt(path: readonly Names[], known: KnownClassifications): StoredClassification | undefined {
  const { found } = follow(path, known);
  return found.length === path.length ? found.at(-1) : undefined;
}

function presentPath(path: Names[], known: KnownClassifications): Names[] {
  const { found, isFormer } = follow(path, known);
  const last = found.at(-1);
  if (!isFormer || !last) return path;
  const present = [...namesTo(last, known.stored), ...path.slice(found.length)];
  return present.length > MAX_CLASSIFICATION_LEVELS ? path : present;
}

/** Returns the names of a classification and of those above it, from the broadest to the narrowest. */
export function namesTo({ parent, names }: StoredClassification, stored: readonly StoredClassification[]): Names[] {
  const above = stored.find(({ key }) => key === parent);
  return [...(above ? namesTo(above, stored) : []), names];
}

/** Follows a path as far as its names are known. */
function follow(path: readonly Names[], known: KnownClassifications): { found: StoredClassification[]; isFormer: boolean } {
  const found: StoredClassification[] = [];
  let isFormer = false;
  for (const names of path) {
    const step = stepTo(found.at(-1)?.key ?? null, names, known);
    if (!step) break;
    isFormer ||= step.isFormer;
    found.push(step.classification);
  }
  return { found, isFormer };
}

function stepTo(parent: number | null, names: Names, { stored, former }: KnownClassifications) {
  const own = stored.filter((row) => row.parent === parent);
  const before = former.filter((row) => row.parent === parent);
  for (const matches of [agrees, (row: { id: string; names: Names }, given: Names) => isNamed(row, given)]) {
    const present = own.find((row) => matches(row, names));
    if (present) return { classification: present, isFormer: false };
    const target = before.find((row) => matches(row, names))?.classification;
    const classification = stored.find(({ key }) => key === target);
    if (classification) return { classification, isFormer: true };
  }
  return undefined;
}
