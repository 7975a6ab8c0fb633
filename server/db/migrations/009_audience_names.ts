import { sql, type Kysely } from 'kysely';

/**
 * Stores names of audiences normalised for comparison, and resolves department names by a function. The visibility predicate is
 * in almost every statement, and PostgreSQL plans a comparison faster than the normalisation of names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The functions' bodies are parsed at creation, so that a dump can be restored with any search path. Names are normalised
  // because identity providers and authors may write them with different case, spaces or full-width characters.
  await sql`create function folded_name(name text) returns text language sql immutable strict parallel safe
    return lower(btrim(regexp_replace(normalize(name, NFKC), '\\s+', ' ', 'g')) collate "und-x-icu")`.execute(db);
  await sql`create function folded_names(names text[]) returns text[] language sql immutable strict parallel safe
    return array(select folded_name(name) from unnest(names) as named (name))`.execute(db);
  await sql`create function folded_values(id text, names jsonb) returns text[] language sql immutable strict parallel safe
    return folded_names(array(select id union all select value from jsonb_each_text(names)))`.execute(db);
  await sql`alter table department add column names_folded text[] not null generated always as (folded_values(id, names)) stored`.execute(
    db,
  );
  // Author and identity provider may each use the department's id or its name in any language. The function is in PL/pgSQL
  // because its plan is cached, unlike that of an SQL function.
  await sql`create function folded_department_names(wanted text) returns text[] language plpgsql stable strict parallel safe as $$
    declare own text := folded_name(wanted);
    begin
      return array(select own union select unnest(names_folded) from department where own = any(names_folded));
    end
  $$`.execute(db);
  await sql`alter table item
    add column audience_departments_folded text[] not null generated always as (folded_names(audience_departments)) stored,
    add column audience_locations_folded text[] not null generated always as (folded_names(audience_locations)) stored`.execute(
    db,
  );
}
