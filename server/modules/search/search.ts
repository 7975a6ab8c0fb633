import type { Db } from '../../db/connect';
import type { Reading } from '../item/card-repository';
import type { Wanted } from './candidates';
import { correctionsOf } from './corrections';
import { findAll, findSome, type Found } from './hit-repository';
import { understand, type Understood } from './understand';

export interface Best extends Found {
  /** What the hits are of: the query, or what it was corrected to. */
  understood: Understood;
  corrected: boolean;
  /** Other queries that were probably meant, the likeliest first. */
  meant: string[];
  /** How it was found, for whoever asks for more of the same. */
  find: typeof findAll;
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
  const corrections = () => correctionsOf(db, asked, reading);
  const [all, ahead] = await Promise.all([findAll(db, asked, wanted, reading), asked.isMisspelt ? corrections() : null]);
  const isFound = all.areas.length > 0;
  const meant = isFound ? [] : (ahead ?? (await corrections()));
  const found = { ...all, understood: asked, corrected: false, meant, find: findAll };
  if (isFound) return found;
  const [likeliest] = meant;
  const understood = likeliest === undefined || exact ? asked : await understand(db, likeliest, reading);
  const corrected = understood !== asked;
  if (corrected) {
    const others = await findAll(db, understood, wanted, reading);
    if (others.areas.length) return { ...found, ...others, understood, corrected };
  }
  if (!understood.parts.length) return found;
  const some = await findSome(db, understood, wanted, reading);
  return some.areas.length ? { ...found, ...some, understood, corrected, find: findSome } : found;
}
