import { sql, type Kysely } from 'kysely';

/** Tables of people's actions that change what they see. The person of a row never changes. */
const TABLES = ['favourite', 'opened', 'acknowledgement', 'alert_dismissal', 'quick_link'];

const STATEMENTS = [
  // Half of each page stays free, so that an update of a version needs no new index entry.
  `create table person_version (
    person uuid primary key references person on delete cascade,
    version bigint not null
  ) with (fillfactor = 50)`,
  `create function raise_person_version() returns trigger language plpgsql set search_path from current as $$
    declare
      changed uuid;
    begin
      if tg_table_name = 'person' then
        changed := new.id;
      else
        changed := coalesce(new.person, old.person);
      end if;
      insert into person_version as stored (person, version)
        values (changed, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
        on conflict (person) do update set version = greatest(stored.version + 1, excluded.version)
        -- Once for a transaction: nobody else sees it between two of its changes.
        where stored.xmin <> pg_current_xact_id()::xid;
      return null;
    end
  $$`,
  ...TABLES.flatMap((table) => [
    // Rows that are deleted together with their item are ignored: deleting the item already raises the version of the content.
    `create trigger raise_person_version after insert or update or delete on ${table}
      for each row when (pg_trigger_depth() = 0) execute function raise_person_version()`,
    `create trigger note_content_change_on_truncate after truncate on ${table}
      for each statement execute function note_content_change()`,
  ]),
  `create trigger raise_person_version after update of notices_read_until on person
    for each row when (old.notices_read_until is distinct from new.notices_read_until) execute function raise_person_version()`,
];

/**
 * Adds a version for each person, which rises with each transaction that changes what the person has marked, opened, confirmed, dismissed
 * or pinned. Like the version of the content it is the time of the change in microseconds, or one more than before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
