import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { selectPeople } from '../item/read/person-repository';
import { isChinese } from '../search/text/terms';

/**
 * Returns the people and desks whose texts have every word, Chinese ones at any place and others at the beginning of a word: first
 * those with all words at the beginning of a part of their name, then those with all words in it, then the others, each in the order
 * of the directory.
 */
export async function listPeople(db: Db, words: readonly string[], limit: number) {
  const beginnings = words.map((word) => ` ${word}`);
  const names = sql.ref('entry.name_words');
  return selectPeople(db)
    .where(hasWords(words))
    .orderBy(hasAll(names, beginnings), 'desc')
    .orderBy(hasAll(names, asSearched(words)), 'desc')
    .orderBy('entry.position')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
}

/** Returns the condition that an entry contains every word: Chinese words anywhere, others at the start of a word. */
export const hasWords = (words: readonly string[]) => hasAll(sql`' ' || ${sql.ref('entry.words')}`, asSearched(words));

const asSearched = (words: readonly string[]): string[] => words.map((word) => (isChinese(word) ? word : ` ${word}`));

/** Returns the condition that a text contains each of the others. */
const hasAll = (text: RawBuilder<unknown>, others: readonly string[]) =>
  sql<boolean>`not exists (
    select from unnest(${[...others]}::text[]) as searched (text) where strpos(${text}, searched.text) = 0
  )`;
