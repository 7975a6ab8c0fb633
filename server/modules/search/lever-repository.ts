import type { Db } from '../../db/connect';
import { comparable } from './terms';

/** An item that stands before all others for a query, as titles are compared. */
export interface Pin {
  query: string;
  item: number;
  position: number;
}

/** Groups of words that mean the same, in the place of all others. */
export async function replaceSynonyms(trx: Db, groups: readonly (readonly string[])[]): Promise<void> {
  await trx.deleteFrom('search_synonym').execute();
  if (!groups.length) return;
  await trx
    .insertInto('search_synonym')
    .values(groups.map((words) => ({ words: [...words], keys: [...new Set(words.map(comparable))] })))
    .execute();
}

export async function replacePins(trx: Db, pins: readonly Pin[]): Promise<void> {
  await trx.deleteFrom('search_pin').execute();
  if (!pins.length) return;
  await trx
    .insertInto('search_pin')
    .values([...pins])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What is never proposed as a word that many search for. */
export async function replaceBans(trx: Db, words: readonly string[]): Promise<void> {
  await trx.deleteFrom('search_ban').execute();
  const keys = [...new Set(words.map(comparable))];
  if (!keys.length) return;
  await trx
    .insertInto('search_ban')
    .values(keys.map((word) => ({ word })))
    .execute();
}

export async function bannedWords(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('search_ban').select('word').execute();
  return new Set(rows.map(({ word }) => word));
}
