import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { late } from '../../db/late';
import { LOCK } from '../../db/locks';
import { putSetting, readSetting } from '../../db/settings';

export const DICTIONARY_SETTING = 'search-dictionary';

export interface DictionarySetting {
  /** How many texts were counted. */
  texts: number;
  /** The last change of the index that was counted. */
  until: string | null;
}

export const dictionarySetting = async (db: Db): Promise<DictionarySetting | undefined> =>
  (await readSetting(db, DICTIONARY_SETTING)) as DictionarySetting | undefined;

export const putDictionarySetting = (db: Db, setting: DictionarySetting): Promise<void> =>
  putSetting(db, DICTIONARY_SETTING, setting);

/** When a text was last put into the index; null for an empty one. */
export async function lastIndexed(db: Db): Promise<string | null> {
  const { until } = await db
    .selectFrom('search_doc')
    .select(sql<string | null>`max(indexed_at)::text`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
}

/** Does the work in one transaction, unless another process is at it; answers whether it did. */
export async function withDictionary(db: Db, work: (trx: Db) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${LOCK.dictionary}) as held`.execute(trx);
    if (!rows[0]?.held) return false;
    await work(trx);
    return true;
  });
}

export async function countIndexed(db: Db): Promise<number> {
  const { texts } = await db
    .selectFrom('search_doc')
    .select(({ fn }) => fn.countAll<number>().as('texts'))
    .executeTakeFirstOrThrow();
  return texts;
}

interface TextKey {
  item: number;
  locale: string;
}

/** The next texts of every nth item in the index, by item and language. */
export async function textsAfter(db: Db, { nth, count }: { nth: number; count: number }, after?: TextKey) {
  const { item, locale } = after ?? { item: 0, locale: '' };
  return db
    .selectFrom('search_doc')
    .innerJoin('item_text', (join) =>
      join.onRef('item_text.item', '=', 'search_doc.item').onRef('item_text.locale', '=', 'search_doc.locale'),
    )
    .where(sql<boolean>`(search_doc.item, search_doc.locale) > (${item}, ${locale})`)
    .where(sql<boolean>`search_doc.item % ${nth} = 0`)
    .orderBy('search_doc.item')
    .orderBy('search_doc.locale')
    .limit(count)
    .select(['search_doc.item', 'search_doc.locale', 'search_doc.text', 'item_text.title', 'item_text.keywords'])
    .execute();
}

const BATCH = 20_000;

/** Puts these counts in the place of those that were there. */
export async function replaceCounts(
  trx: Db,
  table: 'search_term' | 'search_word',
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const column = sql.ref(table === 'search_term' ? 'term' : 'word');
  const into = sql.table(table);
  const fresh = sql.table(`${table}_fresh`);
  await sql`create temporary table ${fresh} (word text primary key, texts integer not null) on commit drop`.execute(trx);
  const entries = [...counts];
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = entries.slice(from, from + BATCH);
    const words = batch.map(([word]) => word);
    const texts = batch.map(([, count]) => count);
    await sql`insert into ${fresh} select * from unnest(${words}::text[], ${texts}::integer[])`.execute(trx);
  }
  await sql`delete from ${into} where not exists (select from ${fresh} fresh where fresh.word = ${into}.${column})`.execute(trx);
  await sql`insert into ${into} (${column}, texts) select word, texts from ${fresh} order by word
    on conflict (${column}) do update set texts = excluded.texts where ${into}.texts <> excluded.texts`.execute(trx);
}

/** A word as the dictionary has it. */
export interface WrittenWord {
  word: string;
  texts: number;
}

/** So many words of a few letters have half of another one; fewer than are worth telling. */
const MOST_WITH_HALF = 500;

/**
 * The word itself, and those that may differ from it by one letter, those that most texts have first: one half is as it was, or two letters
 * have changed places.
 */
export const wordsOneLetterOff = (db: Db, word: string): Promise<WrittenWord[]> => {
  const half = Math.floor(word.length / 2);
  const swapped = Array.from(word.slice(1), (letter, i) => word.slice(0, i) + letter + word.charAt(i) + word.slice(i + 2));
  return wordsAsLong(db, word, 1)
    .where((eb) =>
      eb.or([hasPiece(word, 0, half), hasPiece(word, half), sql<boolean>`word = any(${late(swapped, 'text[]')}::text[])`]),
    )
    .orderBy(sql`word = ${word}`, 'desc')
    .orderBy('texts', 'desc')
    .limit(MOST_WITH_HALF)
    .execute();
};

const MOST_ALIKE = 40;
/** From so many letters on the middle third of a word has a triple of letters of its own, which is what words are looked up by. */
const IN_THIRDS = 8;

/** Words that may differ from this one by two letters, those that are most alike first: one third of it is as it was. */
export function wordsTwoLettersOff(db: Db, word: string): Promise<WrittenWord[]> {
  const second = Math.floor(word.length / 3);
  const third = Math.floor((2 * word.length) / 3);
  const pieces = [hasPiece(word, 0, second), hasPiece(word, second, third), hasPiece(word, third)];
  return wordsAsLong(db, word, 2)
    .where((eb) => (word.length < IN_THIRDS ? isAlike(word) : eb.or(pieces)))
    .orderBy(sql`similarity(word, ${word})`, 'desc')
    .limit(MOST_ALIKE)
    .execute();
}

/** But for so many letters. */
const wordsAsLong = (db: Db, { length }: string, errors: number) =>
  db
    .selectFrom('search_word')
    .where(sql<boolean>`length(word) between ${late(length - errors, 'integer')} and ${late(length + errors, 'integer')}`)
    .selectAll();

/** Whether another word begins or ends like this one, or has its middle anywhere. */
function hasPiece(word: string, from: number, to = word.length): RawBuilder<boolean> {
  const pattern = `${from > 0 ? '%' : ''}${word.slice(from, to)}${to < word.length ? '%' : ''}`;
  return sql<boolean>`word like ${late(pattern, 'text')}`;
}

/** Words of five letters of which two are exchanged have hardly a triple of letters in common. */
const LEAST_ALIKE = 0.15;

/** How alike two words are at least that differ in two letters, as PostgreSQL compares their triples of letters. */
const leastAlike = ({ length }: string): number => Math.max(LEAST_ALIKE, (length - 5) / (length + 7));

/** What is compared with is known only once the setting stands, which ends with the statement. */
const isAlike = (word: string): RawBuilder<boolean> => sql<boolean>`
  word % (select case when set_config('pg_trgm.similarity_threshold', ${String(leastAlike(word))}, true) <> '' then ${word} end)`;
