import { sql, type Kysely } from 'kysely';

/** Columns of items that readers see, except counters. */
const ITEM_COLUMNS = [
  ...['area', 'id', 'department', 'contact', 'owner', 'fields', 'audience_departments', 'audience_locations', 'audience_roles'],
  ...[
    'published_at',
    'expires_at',
    'archived_at',
    'updated_at',
    'revision',
    'material_changes',
    'material_revision',
    'material_at',
  ],
];
/** Other tables that readers see, except those of their own actions. */
const TABLES = [
  ...['item_text', 'item_classification', 'classification', 'classification_former', 'department', 'attachment', 'search_doc'],
  ...['directory_person', 'directory_picture', 'slide', 'slide_picture', 'keyword', 'search_ban'],
];

const STATEMENTS = [
  `create table content_version (is_only boolean primary key default true check (is_only), version bigint not null default 0)`,
  `insert into content_version default values`,
  // One row for each transaction that changes content, until its commit.
  `create table content_change (xact xid8 primary key default pg_current_xact_id())`,
  `create function note_content_change() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into content_change default values on conflict do nothing;
      return null;
    end
  $$`,
  `create function count_content_change() returns trigger language plpgsql set search_path from current as $$
    begin
      delete from content_change where xact = new.xact;
      update content_version set version = version + 1;
      return null;
    end
  $$`,
  // Deferred to the commit: the row of the version is locked only while a transaction commits, and never while it waits for another lock.
  `create constraint trigger count_content_change after insert on content_change deferrable initially deferred
    for each row execute function count_content_change()`,
  `create trigger note_content_change after insert or delete or truncate or update of ${ITEM_COLUMNS.join(', ')} on item
    for each statement execute function note_content_change()`,
  ...TABLES.map(
    (table) => `create trigger note_content_change after insert or update or delete or truncate on ${table}
      for each statement execute function note_content_change()`,
  ),
  `create index item_by_expiry on item (expires_at) where expires_at is not null`,
  `create index item_claim_period on item (key)
    where area = 'benefit' and (fields->>'closesAt' is not null or fields->>'opensAt' is not null)`,
  `create index item_narrowed on item (key)
    where audience_departments <> '{}' or audience_locations <> '{}' or audience_roles <> '{}'`,
];

/** Adds the version of the content, which rises with each transaction that changes what readers see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
