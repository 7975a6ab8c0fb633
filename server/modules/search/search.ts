import type { Locale } from '../../../contract/locale';
import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import { correctionsOf } from './corrections';
import { findAll, findSome, MAX_HITS, type Hit, type Wanted } from './hit-repository';
import { understand, type Understood } from './understand';

export interface Best {
  hits: Hit[];
  /** What the hits are of: the query, or what it was corrected to. */
  understood: Understood;
  corrected: boolean;
  /** There are more matches than are ranked at once. */
  isBounded: boolean;
  /** Other queries that were probably meant, the likeliest first. */
  meant: string[];
}

interface How {
  /** Never anything but the query as it stands. */
  exact?: boolean;
}

/** What holds all that was asked for; or else all of what was probably meant; or else most of what was asked for. */
export async function findBest(
  db: Db,
  asked: Understood,
  wanted: Wanted,
  reading: Reading,
  { exact = false }: How = {},
): Promise<Best> {
  const { locale } = reading;
  const matches = await findAll(db, asked, wanted, reading);
  const all = onePerItem(matches, locale);
  const meant = asked.unknown.length && !all.length ? await correctionsOf(db, asked.text, asked.unknown, reading) : [];
  const found = { hits: all, understood: asked, corrected: false, isBounded: matches.length > MAX_HITS, meant };
  if (all.length) return found;
  const [likeliest] = meant;
  const understood = likeliest === undefined || exact ? asked : await understand(db, likeliest);
  const corrected = understood !== asked;
  if (corrected) {
    const hits = onePerItem(await findAll(db, understood, wanted, reading), locale);
    if (hits.length) return { ...found, hits, understood, corrected };
  }
  if (!understood.parts.length) return found;
  const some = onePerItem(await findSome(db, understood, wanted, reading), locale);
  return some.length ? { ...found, hits: some, understood, corrected } : found;
}

/** An item that matches in both languages has the place of its better text and is shown in the reader's language. */
function onePerItem(hits: readonly Hit[], locale: Locale): Hit[] {
  const best = new Map<number, Hit>();
  for (const hit of hits) if (!best.has(hit.item) || hit.locale === locale) best.set(hit.item, hit);
  return [...best.values()].slice(0, MAX_HITS);
}
