import { sql, type Kysely } from 'kysely';

/** Adds weights and positions of words, a dictionary of the words in use, search rules of editors, and ratings of results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...INDEX, ...DICTIONARY, ...LEVERS]) await sql.raw(statement).execute(db);
}

const INDEX = [
  `alter table search_doc add column title_key text not null default ''`,
  `alter table search_doc add column indexed_at timestamptz not null default clock_timestamp()`,
  `create index search_doc_by_change on search_doc (indexed_at)`,
];

const DICTIONARY = [
  `create extension if not exists pg_trgm`,
  // Number of texts that contain a term; recounted periodically.
  `create table search_term (term text primary key, texts integer not null)`,
  // Words as written, for correcting misspelt queries.
  `create table search_word (word text primary key, texts integer not null)`,
  `create index search_word_by_trigram on search_word using gin (word gin_trgm_ops)`,
];

const LEVERS = [
  `create table search_synonym (id uuid primary key default gen_random_uuid(), words text[] not null, keys text[] not null)`,
  `create index search_synonym_by_key on search_synonym using gin (keys)`,
  `create table search_pin (
    query text not null,
    item bigint not null references item on delete cascade,
    position integer not null,
    primary key (query, item)
  )`,
  `create table search_ban (word text primary key)`,
  `create table search_rating (
    key bigint generated always as identity primary key,
    day date not null,
    query text not null,
    useful boolean not null,
    hits jsonb not null
  )`,
  `create index search_rating_by_query on search_rating (query)`,
];
