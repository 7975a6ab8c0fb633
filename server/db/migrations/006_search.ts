import { sql, type Kysely } from 'kysely';

/** Weights and places of words, what is written at all, and what editors and readers say of results. */
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
  // In how many texts a term stands; made anew from the texts now and then.
  `create table search_term (term text primary key, texts integer not null)`,
  // Words as they are written, for those that are misspelt.
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
