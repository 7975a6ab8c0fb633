import type { Db } from '../../../db/connect';
import type { SearchRequest } from './match-branch-repository';
import { correctionsOf } from './corrections';
import { findAll, findSome, MAX_LITTLE, type Found } from './hit-repository';
import { isSound } from '../text/sounds';
import { analyzeQuery, type AnalyzedQuery } from '../query/analyze-query';
import { widen } from '../query/widen';
import type { ReadContext } from '../../item/read/read-context';

export interface Best extends Found {
  /** The query that was searched: as typed, or its correction. */
  searched: AnalyzedQuery;
  corrected: boolean;
  /** Corrections of the query, the most likely first. */
  corrections: string[];
  /** Number of items found; if a few items match the whole query, the number of these alone. */
  hits: number;
  /** The search that found them, for further pages. */
  find: typeof findAll;
}

interface SearchOptions {
  /** Searches for the query as it is typed, without corrections and related words. */
  exact?: boolean;
}

/**
 * Returns the full matches of a query, followed by partial matches if there are few. Without full matches, returns those of the
 * corrected query, or else partial matches. Partial matches may have related words, unless the search is exact.
 */
export async function findBest(
  db: Db,
  analyzed: AnalyzedQuery,
  request: SearchRequest,
  readContext: ReadContext,
  { exact = false }: SearchOptions = {},
): Promise<Best> {
  const correct = () => correctionsOf(db, analyzed, readContext);
  const [all, ahead] = await Promise.all([findAll(db, analyzed, request, readContext), analyzed.isMisspelt ? correct() : null]);
  const isFound = all.areas.length > 0;
  const corrections = isFound ? [] : (ahead ?? (await correct()));
  const found = { ...all, searched: analyzed, corrected: false, corrections, hits: hitsOf(all), find: findAll };
  if (isFound) {
    const more =
      !exact && needsPartial(analyzed, all, request) && (await findPartial(db, analyzed, request, readContext, { isFound }));
    return more ? { ...found, ...more } : found;
  }
  const [likeliest] = corrections;
  const searched = likeliest === undefined || exact ? analyzed : await analyzeQuery(db, likeliest, readContext);
  const corrected = searched !== analyzed;
  if (corrected) {
    const others = await findAll(db, searched, request, readContext);
    if (others.areas.length) return { ...found, ...others, searched, corrected, hits: hitsOf(others) };
  }
  const partial = await findPartial(db, searched, request, readContext, { exact });
  return partial ? { ...found, ...partial, corrected, hits: hitsOf(partial) } : found;
}

/** Returns partial matches of a query, also by related words unless the search is exact; null if there are none. */
async function findPartial(
  db: Db,
  analyzed: AnalyzedQuery,
  request: SearchRequest,
  readContext: ReadContext,
  { exact = false, isFound = false }: SearchOptions & { isFound?: boolean } = {},
): Promise<(Found & Pick<Best, 'searched' | 'find'>) | null> {
  const widened = exact ? null : await widen(db, analyzed, readContext);
  const searched = widened ?? analyzed;
  if (!searched.weightedTerms.length || (isFound && !widened)) return null;
  const found = await findSome(db, searched, request, readContext);
  return found.areas.length ? { ...found, searched, find: findSome } : null;
}

/**
 * Returns whether partial matches should follow: the results are sorted by relevance, few match the whole query and none is named
 * by it, and no clause is matched by sound.
 */
const needsPartial = (analyzed: AnalyzedQuery, found: Found, { sort }: SearchRequest): boolean =>
  sort === 'relevance' && !found.isNamed && hitsOf(found) <= MAX_LITTLE && !isSounded(analyzed);

/** Returns whether part of the query is matched by its sound. */
const isSounded = ({ clauses }: AnalyzedQuery): boolean => clauses.flat(2).some(isSound);

const hitsOf = ({ areas }: Found): number => areas.reduce((sum, { total }) => sum + total, 0);
