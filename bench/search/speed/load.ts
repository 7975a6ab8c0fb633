import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../server/db/connect';
import { indexedForm } from '../../../server/modules/search/index/index-repository';
import { makeItem, type MadeItem, type Vocabulary } from './corpus';
import type { Locale } from '../../../contract/core/locale';

const BATCH = 400;

export interface Loaded {
  items: number;
  texts: number;
  seconds: number;
  /** Time to create the indexes and to vacuum after all rows are inserted, in seconds. */
  indexSeconds: number;
}

/** Fills an empty database with `count` generated items. Indexes are created at the end, as in a restore. */
export async function loadItems(
  db: Db,
  count: number,
  vocabulary: Record<Locale, Vocabulary>,
  onProgress: (done: number) => void,
): Promise<Loaded> {
  const began = performance.now();
  const now = new Date();
  const indexes = await dropIndexes(db);
  let texts = 0;
  let writing: Promise<void> = Promise.resolve();
  for (let from = 1; from <= count; from += BATCH) {
    const items = Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, i) => from + i).map((number) => ({
      ...makeItem(number, vocabulary, now),
      key: number,
    }));
    const rows = items.flatMap(rowsOf);
    texts += rows.length;
    await writing;
    writing = write(db, items, rows);
    // Lets the statement be sent before the next items are generated.
    await setImmediate();
    onProgress(from);
  }
  await writing;
  const loaded = performance.now();
  for (const definition of indexes) await sql.raw(definition).execute(db);
  await sql`select setval(pg_get_serial_sequence('item', 'key'), ${count})`.execute(db);
  await sql`vacuum (analyze)`.execute(db);
  const done = performance.now();
  return { items: count, texts, seconds: (loaded - began) / 1000, indexSeconds: (done - loaded) / 1000 };
}

const rowsOf = ({ key, area, texts }: MadeItem & { key: number }) =>
  texts.map(({ locale, ...parts }) => ({ item: key, locale, ...parts, ...indexedForm({ area, ...parts }) }));
type Row = ReturnType<typeof rowsOf>[number];

/** Drops the indexes that would slow down the inserts, and returns the statements that create them again. */
async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename in ('search_doc', 'item') and indexdef not like '%UNIQUE%'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

async function write(db: Db, items: readonly (MadeItem & { key: number })[], rows: readonly Row[]): Promise<void> {
  const of = <T, V>(all: readonly T[], value: (one: T) => V): V[] => all.map(value);
  await sql`insert into item (key, area, id, published_at, updated_at, expires_at, archived_at, audience_departments, views, revision)
    overriding system value
    select key, area, id, published, published, expires, archived, case when department is null then '{}' else array[department] end, views, 1
    from unnest(
      ${of(items, ({ key }) => key)}::bigint[], ${of(items, ({ area }) => area)}::text[], ${of(items, ({ id }) => id)}::text[],
      ${of(items, ({ publishedAt }) => publishedAt)}::timestamptz[], ${of(items, ({ expiresAt }) => expiresAt)}::timestamptz[],
      ${of(items, ({ archivedAt }) => archivedAt)}::timestamptz[], ${of(items, ({ departments }) => departments[0] ?? null)}::text[],
      ${of(items, ({ views }) => views)}::integer[]
    ) as made (key, area, id, published, expires, archived, department, views)`.execute(db);
  await sql`insert into item_text (item, locale, title, summary, html, toc, keywords, fields)
    select item, locale, title, summary, '', '[]', string_to_array(keywords, '|'), '{}'
    from unnest(
      ${of(rows, ({ item }) => item)}::bigint[], ${of(rows, ({ locale }) => locale)}::text[], ${of(rows, ({ title }) => title)}::text[],
      ${of(rows, ({ summary }) => summary)}::text[], ${of(rows, ({ keywords }) => keywords.join('|'))}::text[]
    ) as made (item, locale, title, summary, keywords)`.execute(db);
  await sql`insert into search_doc (item, locale, area, title_key, title_terms, body_terms, text, published_at)
    select item, locale, area, title_key, title_terms::tsvector, body_terms::tsvector, body,
      (select published_at from item where key = made.item)
    from unnest(
      ${of(rows, ({ item }) => item)}::bigint[], ${of(rows, ({ locale }) => locale)}::text[], ${of(rows, ({ area }) => area)}::text[],
      ${of(rows, ({ title_key }) => title_key)}::text[], ${of(rows, ({ title_terms }) => title_terms)}::text[],
      ${of(rows, ({ body_terms }) => body_terms)}::text[], ${of(rows, ({ text }) => text)}::text[]
    ) as made (item, locale, area, title_key, title_terms, body_terms, body)`.execute(db);
}
