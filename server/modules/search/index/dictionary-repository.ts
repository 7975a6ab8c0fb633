import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/connect';
import { genericPlanParam } from '../../../db/generic-plan-param';
import { LOCK } from '../../../db/locks';
import { putSetting, readSetting } from '../../../db/settings';
import { visibleTo } from '../../item/read/visibility';
import { LAST_THOUSANDS } from '../text/recency-bucket-repository';
import { stemOf } from '../text/terms';
import { hasVisible, visibleItem } from './visible-item-repository';
import type { ReadContext } from '../../item/read/read-context';

export const DICTIONARY_SETTING = 'search-dictionary';

export interface DictionarySetting {
  /** Number of texts in the index at the last count. */
  texts: number;
  /** Time of the last change of the index that was counted; null for an empty index. */
  until: string | null;
}

export const dictionarySetting = async (db: Db): Promise<DictionarySetting | undefined> =>
  (await readSetting(db, DICTIONARY_SETTING)) as DictionarySetting | undefined;

export const putDictionarySetting = (db: Db, setting: DictionarySetting): Promise<void> =>
  putSetting(db, DICTIONARY_SETTING, setting);

/** Returns the time at which a text was last indexed; null for an empty index. */
export async function lastIndexed(db: Db): Promise<string | null> {
  const { until } = await db
    .selectFrom('search_doc')
    .select(sql<string | null>`max(indexed_at)::text`.as('until'))
    .executeTakeFirstOrThrow();
  return until;
}

/** Runs the work in one transaction, unless another process is already doing it. Returns whether it ran. */
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

/** A viewer who belongs to no audience. */
const ANYONE = {
  id: '',
  roles: [],
  department: null,
  location: null,
  editorAreas: [],
  editorDepartments: [],
  editorPermissions: [],
};

/** Returns the next batch of texts of every nth item, ordered by item and language. */
export async function textsAfter(db: Db, { nth, count, now }: { nth: number; count: number; now: Date }, after?: TextKey) {
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
    .innerJoin('item', 'item.key', 'search_doc.item')
    .select(['search_doc.item', 'search_doc.locale', 'search_doc.text', 'item_text.title', 'item_text.keywords'])
    .select((eb) => sql<boolean>`${visibleTo(ANYONE, now)(eb)}`.as('isForAnyone'))
    .execute();
}

const BATCH = 20_000;

/** Replaces the counts of all terms. */
export function replaceTerms(trx: Db, counts: ReadonlyMap<string, number>, examples: ReadonlyMap<string, number>): Promise<void> {
  const columns = [
    { name: 'term', type: 'text[]', valueOf: (term: string) => term },
    { name: 'example', type: 'bigint[]', valueOf: (term: string) => examples.get(term) ?? null },
  ];
  return replaceCounts(trx, 'search_term', columns, [...counts]);
}

/** Replaces the counts of words as written, each with its search term and the number of texts that have it in title or keywords. */
export function replaceWords(trx: Db, counts: ReadonlyMap<string, number>, titled: ReadonlyMap<string, number>): Promise<void> {
  const columns = [
    { name: 'word', type: 'text[]', valueOf: (word: string) => word },
    { name: 'term', type: 'text[]', valueOf: stemOf },
    { name: 'titles', type: 'integer[]', valueOf: (word: string) => titled.get(word) ?? 0 },
  ];
  return replaceCounts(trx, 'search_word', columns, [...counts]);
}

/** A column other than the count; the first column is the key. */
interface Column {
  name: string;
  type: string;
  valueOf: (key: string) => string | number | null;
}

async function replaceCounts(
  trx: Db,
  table: 'search_term' | 'search_word',
  columns: readonly Column[],
  counts: readonly (readonly [string, number])[],
): Promise<void> {
  const [into, fresh] = [sql.table(table), sql.table(`${table}_fresh`)];
  const names = [...columns.map(({ name }) => name), 'texts'];
  const [key] = names.map((name) => sql.ref(name));
  const all = sql.join(names.map((name) => sql.ref(name)));
  const changes = sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  await sql`create temporary table ${fresh} (like ${into}) on commit drop`.execute(trx);
  for (let from = 0; from < counts.length; from += BATCH) {
    const batch = counts.slice(from, from + BATCH);
    const values = columns.map(({ type, valueOf }) => sql`${batch.map(([word]) => valueOf(word))}::${sql.raw(type)}`);
    const texts = sql`${batch.map(([, count]) => count)}::integer[]`;
    await sql`insert into ${fresh} (${all}) select * from unnest(${sql.join([...values, texts])})`.execute(trx);
  }
  await sql`delete from ${into} where not exists (select from ${fresh} fresh where fresh.${key} = ${into}.${key})`.execute(trx);
  await sql`insert into ${into} (${all}) select ${all} from ${fresh} order by ${key}
    on conflict (${key}) do update set ${changes} where ${into} is distinct from excluded`.execute(trx);
}

/**
 * Returns a query of the examples of `asked` (rows of the dictionary) that the reader may see, except items indexed since the
 * last count.
 */
export function visibleExamples(db: Db, readContext: ReadContext): RawBuilder<unknown> {
  const until = sql`(select (value ->> 'until')::timestamptz from setting where name = ${DICTIONARY_SETTING})`;
  return sql`
    select item.key from (select distinct example from asked) as doc_of
    cross join lateral (select item from search_doc where item = doc_of.example and indexed_at <= ${until} limit 1) as doc
    cross join lateral ${visibleItem(db, readContext).select('item.key')} as item`;
}

/**
 * Returns the condition that the reader may see a text with the term of `asked`, by its tsquery `match`. Reads `newest`, as
 * `hasVisible` does.
 */
export const isTermVisible = (db: Db, readContext: ReadContext): RawBuilder<boolean> =>
  hasVisible(db, sql`select item from search_doc where body_terms @@ asked.match`, readContext);

/** Maximum number of similar words that are returned; short words have many that differ by one letter. */
const MAX_CANDIDATES = 3;

/** Additional condition for similar words: much more frequent, and of another stem. */
interface MuchMoreOften {
  /** Minimum ratio of the number of their texts to that of the original word. */
  times: number;
  /** Stem of the original word; words with the same stem are excluded. */
  term: string;
}

/** Minimum length of a correction that occurs in no title or keyword: shorter words are one letter away from too many others. */
const MIN_UNTITLED = 4;

/**
 * Returns the words that differ by one letter, or by two swapped letters, and occur in a text that the reader may see, sorted by
 * the number of titles, then of texts with them. One half of such a word is unchanged; the lookup uses that half.
 */
export async function wordsOneLetterOff(
  db: Db,
  word: string,
  readContext: ReadContext,
  often?: MuchMoreOften,
): Promise<string[]> {
  const half = Math.floor(word.length / 2);
  const swapped = Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
  const isSwapped = sql`word = any(${genericPlanParam(swapped, 'text[]')}::text[])`;
  const alike = sql<boolean>`(${hasPiece(word, 0, half)} or ${hasPiece(word, half)} or ${isSwapped}) and word <> ${word}
    and (${isSwapped} or levenshtein_less_equal(word, ${word}, 1) = 1)
    and (titles > 0 or least(length(word), ${genericPlanParam(word.length, 'integer')}) >= ${sql.lit(MIN_UNTITLED)})`;
  if (!often) return visibleWords(db, word, 1, alike, readContext);
  const own = sql`coalesce((select texts from search_word where word = ${word}), 1)`;
  const { times, term } = often;
  return visibleWords(
    db,
    word,
    1,
    sql`${alike} and texts >= ${genericPlanParam(times, 'integer')} * ${own} and term <> ${term}`,
    readContext,
  );
}

/** Minimum length of words that are looked up by thirds: from here on, the middle third contains a trigram. */
const IN_THIRDS = 8;

/** Returns the words that differ by two letters and occur in a text that the reader may see, sorted by the number of titles with them. */
export function wordsTwoLettersOff(db: Db, word: string, readContext: ReadContext): Promise<string[]> {
  const second = Math.floor(word.length / 3);
  const third = Math.floor((2 * word.length) / 3);
  const pieces = sql`(${hasPiece(word, 0, second)} or ${hasPiece(word, second, third)} or ${hasPiece(word, third)})`;
  const isLike = word.length < IN_THIRDS ? isAlike(word) : pieces;
  return visibleWords(db, word, 2, sql`${isLike} and levenshtein_less_equal(word, ${word}, 2) = 2`, readContext);
}

/** Returns the most frequent similar words, within an edit distance, that occur in a text which the reader may see. */
async function visibleWords(db: Db, { length }: string, errors: number, alike: RawBuilder<unknown>, readContext: ReadContext) {
  const { rows } = await sql<{ word: string }>`
    with newest as ${LAST_THOUSANDS}
    select word from (
      select word, term from search_word
      where length(word) between ${genericPlanParam(length - errors, 'integer')} and ${genericPlanParam(length + errors, 'integer')} and ${alike}
      order by titles desc, texts desc, word offset 0
    ) as alike
    cross join lateral (select quote_literal(alike.term)::tsquery as match offset 0) as asked
    where ${isTermVisible(db, readContext)} limit ${sql.lit(MAX_CANDIDATES)}`.execute(db);
  return rows.map(({ word }) => word);
}

/** Returns the condition that another word begins or ends with the given piece, or contains it. */
function hasPiece(word: string, from: number, to = word.length): RawBuilder<boolean> {
  const pattern = `${from > 0 ? '%' : ''}${word.slice(from, to)}${to < word.length ? '%' : ''}`;
  return sql<boolean>`word like ${genericPlanParam(pattern, 'text')}`;
}

/** Lowest similarity threshold: words of five letters that differ in two have hardly a trigram in common. */
const MIN_ALIKE = 0.15;

/** Returns the minimum trigram similarity, as computed by `pg_trgm`, of two words of this length that differ in two letters. */
const leastAlike = ({ length }: string): number => Math.max(MIN_ALIKE, (length - 5) / (length + 7));

/**
 * Compares words by trigrams. The threshold is set within the statement, so the operand is known only after that and the setting
 * ends with the statement.
 */
const isAlike = (word: string): RawBuilder<boolean> => sql<boolean>`
  word % (select case when set_config('pg_trgm.similarity_threshold', ${String(leastAlike(word))}, true) <> '' then ${word} end)`;
