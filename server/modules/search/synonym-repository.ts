import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Synonyms } from './query-parts';

/** For each of the phrases that has synonyms, those; phrases and synonyms as titles are compared. */
export async function findSynonyms(db: Db, phrases: readonly string[]): Promise<Synonyms> {
  if (!phrases.length) return new Map();
  const rows = await db
    .selectFrom('search_synonym')
    .where(sql<boolean>`keys && ${[...phrases]}::text[]`)
    .select('keys')
    .execute();
  const found = new Map<string, string[]>();
  for (const { keys } of rows)
    for (const key of keys) found.set(key, [...(found.get(key) ?? []), ...keys.filter((other) => other !== key)]);
  return found;
}
