import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { selectPeople } from '../item/read/person-repository';

/**
 * Returns the people and desks whose texts contain every word: first those with all words at the beginning of a part of their
 * name, then those with all words in it, then the others, each in the order of the directory.
 */
export async function listPeople(db: Db, words: readonly string[], limit: number) {
  const beginnings = words.map((word) => ` ${word}`);
  return selectPeople(db)
    .where(hasAll('entry.words', words))
    .orderBy(hasAll('entry.name_words', beginnings), 'desc')
    .orderBy(hasAll('entry.name_words', words), 'desc')
    .orderBy('entry.position')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
}

/** Returns the condition that a column contains each of the texts. */
const hasAll = (column: string, texts: readonly string[]) =>
  sql<boolean>`not exists (
    select from unnest(${[...texts]}::text[]) as searched (text) where strpos(${sql.ref(column)}, searched.text) = 0
  )`;
