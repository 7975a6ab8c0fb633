import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import type { Wanted } from './candidates';
import { correctionsOf } from './corrections';
import { findAll, findSome, MAX_LITTLE, type Found } from './hit-repository';
import { isSound } from './sounds';
import { understand, type Understood } from './understand';
import { widen } from './widen';

export interface Best extends Found {
  /** What the hits are of: the query, or what it was corrected to. */
  understood: Understood;
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
  asked: Understood,
  wanted: Wanted,
  reading: Reading,
  { exact = false }: How = {},
): Promise<Best> {
  const corrections = () => correctionsOf(db, asked, reading);
  const [all, ahead] = await Promise.all([findAll(db, asked, wanted, reading), asked.isMisspelt ? corrections() : null]);
  const isFound = all.areas.length > 0;
  const meant = isFound ? [] : (ahead ?? (await corrections()));
  const found = { ...all, understood: asked, corrected: false, meant, hits: hitsOf(all), find: findAll };
  if (isFound) {
    const more = !exact && isWorthMore(asked, all, wanted) && (await findMost(db, asked, wanted, reading, { isFound }));
    return more ? { ...found, ...more } : found;
  }
  const [likeliest] = meant;
  const understood = likeliest === undefined || exact ? asked : await understand(db, likeliest, reading);
  const corrected = understood !== asked;
  if (corrected) {
    const others = await findAll(db, understood, wanted, reading);
    if (others.areas.length) return { ...found, ...others, understood, corrected, hits: hitsOf(others) };
  }
  const most = await findMost(db, understood, wanted, reading, { exact });
  return most ? { ...found, ...most, corrected, hits: hitsOf(most) } : found;
}

/** Returns what holds most of a query or, unless it is exact, related words instead of some of it; null for nothing. */
async function findMost(
  db: Db,
  asked: Understood,
  wanted: Wanted,
  reading: Reading,
  { exact = false, isFound = false }: How & { isFound?: boolean } = {},
): Promise<(Found & Pick<Best, 'understood' | 'find'>) | null> {
  const widened = exact ? null : await widen(db, asked, reading);
  const understood = widened ?? asked;
  if (!understood.parts.length || (isFound && !widened)) return null;
  const found = await findSome(db, understood, wanted, reading);
  return found.areas.length ? { ...found, understood, find: findSome } : null;
}

/** Returns whether partial matches should follow: sorted by relevance, with few full matches and none named like the query, none by sound. */
const isWorthMore = (asked: Understood, found: Found, { sort }: Wanted): boolean =>
  sort === 'relevance' && !found.isNamed && hitsOf(found) <= MAX_LITTLE && !isSounded(asked);

/** Returns whether some words of the query are matched by their sound. */
const isSounded = ({ slots }: Understood): boolean => slots.flat(2).some(isSound);

const hitsOf = ({ areas }: Found): number => areas.reduce((sum, { total }) => sum + total, 0);
