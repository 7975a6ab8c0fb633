import { sql, type Kysely } from 'kysely';

/** Adds where the roles of people come from, and the words by which they are found. Both are filled at the next sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person
    add column role_sources jsonb not null default '[]',
    add column name_words text not null default ''`.execute(db);
}
