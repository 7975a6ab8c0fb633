import { sql, type Kysely } from 'kysely';

/**
 * Adds aliases of departments: former and other names by which documents and identity providers may call them. They are among the
 * names by which audiences and people match.
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
