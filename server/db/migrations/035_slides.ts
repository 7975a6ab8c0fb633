import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table slide_picture (
    id uuid primary key,
    source text not null unique,
    type text not null,
    size integer not null,
    sha256 text not null,
    storage_key text not null,
    width integer,
    height integer,
    stored_at timestamptz not null
  )`,
  `alter table slide add column is_on boolean not null default true`,
  `alter table slide add column picture uuid references slide_picture`,
  `create index slide_by_picture on slide (picture)`,
];

/** Adds pictures of slides, and slides that are switched off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
