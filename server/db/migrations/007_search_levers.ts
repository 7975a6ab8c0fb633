import { sql, type Kysely } from 'kysely';

/** Adds the origin of search rules: saved by editors, or imported with a content folder. An import replaces only the latter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...PINS, ...SYNONYMS, ...BANS, ...RATINGS]) await sql.raw(statement).execute(db);
}

const PINS = [
  `create table search_pinned_query (
    id uuid primary key default gen_random_uuid(),
    origin text not null,
    key text not null,
    query text not null,
    unique (key, origin)
  )`,
  `insert into search_pinned_query (origin, key, query) select distinct 'folder', query, query from search_pin`,
  `alter table search_pin add column pin uuid references search_pinned_query on delete cascade`,
  `update search_pin set pin = pinned.id from search_pinned_query as pinned where pinned.key = search_pin.query`,
  // Dropping the column also drops the primary key.
  `alter table search_pin drop column query`,
  `alter table search_pin add primary key (pin, item)`,
  `create index search_pin_by_item on search_pin (item)`,
];

const SYNONYMS = [
  `alter table search_synonym add column origin text not null default 'folder'`,
  `alter table search_synonym alter column origin drop default`,
];

const BANS = [
  `alter table search_ban rename column word to key`,
  `alter table search_ban add column origin text not null default 'folder'`,
  `alter table search_ban alter column origin drop default`,
  `alter table search_ban add column word text`,
  `update search_ban set word = key`,
  `alter table search_ban alter column word set not null`,
  `alter table search_ban drop constraint search_ban_pkey`,
  `alter table search_ban add primary key (key, origin)`,
];

const RATINGS = [`create index search_rating_by_day on search_rating (day)`];
