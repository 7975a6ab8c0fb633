import type { Db } from '../../../db/connect';
import type { SearchRequest } from './match-branch-repository';
import { correctionsOf } from './corrections';
import { findAll, findSome, MAX_LITTLE, type Found } from './hit-repository';
import { isSound } from '../text/sounds';
import { analyzeQuery, type AnalyzedQuery } from '../query/analyze-query';
import { widen } from '../query/widen';
import type { ReadContext } from '../../item/read/read-context';

export interface Best extends Found {
  /** The query that the hits belong to: the query as typed, or its correction. */
  understood: AnalyzedQuery;
  corrected: boolean;
  /** Other queries that were probably meant, the likeliest first. */
  meant: string[];
  /** Number of items found; if a few items match the whole query, the number of these alone. */
  hits: number;
  /** The search that found them, for further pages. */
  find: typeof findAll;
}

interface How {
  /** Never anything but the query as it stands. */
  exact?: boolean;
}

/**
 * Returns what holds all that was asked for, after a few such items also what holds most of it; or else all of what was probably meant; or
 * else most of what was asked for. What holds most may hold related words instead, unless the search is exact.
 */
export async function findBest(
  db: Db,
  asked: AnalyzedQuery,
  wanted: SearchRequest,
  readContext: ReadContext,
  { exact = false }: How = {},
): Promise<Best> {
  const corrections = () => correctionsOf(db, asked, readContext);
  const [all, ahead] = await Promise.all([findAll(db, asked, wanted, readContext), asked.isMisspelt ? corrections() : null]);
  const isFound = all.areas.length > 0;
  const meant = isFound ? [] : (ahead ?? (await corrections()));
  const found = { ...all, understood: asked, corrected: false, meant, hits: hitsOf(all), find: findAll };
  if (isFound) {
    const more = !exact && isWorthMore(asked, all, wanted) && (await findMost(db, asked, wanted, readContext, { isFound }));
    return more ? { ...found, ...more } : found;
  }
  const [likeliest] = meant;
  const understood = likeliest === undefined || exact ? asked : await analyzeQuery(db, likeliest, readContext);
  const corrected = understood !== asked;
  if (corrected) {
    const others = await findAll(db, understood, wanted, readContext);
    if (others.areas.length) return { ...found, ...others, understood, corrected, hits: hitsOf(others) };
  }
  const most = await findMost(db, understood, wanted, readContext, { exact });
  return most ? { ...found, ...most, corrected, hits: hitsOf(most) } : found;
}

/** Returns what holds most of a query or, unless it is exact, related words instead of some of it; null for nothing. */
async function findMost(
  db: Db,
  asked: AnalyzedQuery,
  wanted: SearchRequest,
  readContext: ReadContext,
  { exact = false, isFound = false }: How & { isFound?: boolean } = {},
): Promise<(Found & Pick<Best, 'understood' | 'find'>) | null> {
  const widened = exact ? null : await widen(db, asked, readContext);
  const understood = widened ?? asked;
  if (!understood.weightedTerms.length || (isFound && !widened)) return null;
  const found = await findSome(db, understood, wanted, readContext);
  return found.areas.length ? { ...found, understood, find: findSome } : null;
}

/** Returns whether partial matches should follow: sorted by relevance, with few full matches and none named like the query, none by sound. */
const isWorthMore = (asked: AnalyzedQuery, found: Found, { sort }: SearchRequest): boolean =>
  sort === 'relevance' && !found.isNamed && hitsOf(found) <= MAX_LITTLE && !isSounded(asked);

/** Returns whether part of the query is matched by its sound. */
const isSounded = ({ clauses: slots }: AnalyzedQuery): boolean => slots.flat(2).some(isSound);

const hitsOf = ({ areas }: Found): number => areas.reduce((sum, { total }) => sum + total, 0);
