import { sql, type Kysely } from 'kysely';

/**
 * Names of audiences are kept as they are compared, and what a department is called is looked up by a function: the predicate of
 * visibility is in almost every statement, and PostgreSQL plans a comparison faster than the folding of names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Parsed as they are made, so that a dump is restored whatever its search path is.
  // Authors and identity providers write names each in their way: neither case nor spaces nor full width tells them apart.
  await sql`create function folded_name(name text) returns text language sql immutable strict parallel safe
    return lower(btrim(regexp_replace(normalize(name, NFKC), '\\s+', ' ', 'g')) collate "und-x-icu")`.execute(db);
  await sql`create function folded_names(names text[]) returns text[] language sql immutable strict parallel safe
    return array(select folded_name(name) from unnest(names) as named (name))`.execute(db);
  await sql`create function folded_values(id text, names jsonb) returns text[] language sql immutable strict parallel safe
    return folded_names(array(select id union all select value from jsonb_each_text(names)))`.execute(db);
  await sql`alter table department add column names_folded text[] not null generated always as (folded_values(id, names)) stored`.execute(
    db,
  );
  // Author and identity provider may each know the department by its id or by its name in any language. Its plan is kept, unlike that of
  // a function in SQL.
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
