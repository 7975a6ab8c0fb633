import { sql, type Kysely } from 'kysely';

/**
 * Adds aliases of departments: former and other names by which documents and identity providers may call them. Audiences and people
 * also match by these names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table department
    add column aliases text[] not null default '{}',
    add column is_listed boolean not null default false`.execute(db);
  // PostgreSQL cannot change the expression of a generated column.
  await sql`alter table department drop column names_folded`.execute(db);
  await sql`alter table department
    add column names_folded text[] not null generated always as (folded_values(id, names) || folded_names(aliases)) stored`.execute(
    db,
  );
}
