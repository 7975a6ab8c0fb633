import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table directory_person (
    id text primary key,
    position integer not null,
    kind text not null check (kind in ('person', 'desk')),
    names jsonb not null check (names <> '{}'),
    roles jsonb,
    departments jsonb,
    hours jsonb,
    email text,
    phone text,
    reply_hours integer,
    name_words text not null,
    words text not null
  )`,
  `create table directory_picture (
    id uuid primary key,
    person text not null unique references directory_person on delete cascade,
    source text not null,
    type text not null,
    size integer not null,
    sha256 text not null,
    storage_key text not null,
    width integer,
    height integer
  )`,
  // No foreign key: a document may name an owner who is added to the directory later, or has left it.
  `alter table item add column owner text`,
];

/** Adds the directory of people and desks, and the owner of an item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
