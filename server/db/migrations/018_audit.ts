import { sql, type Kysely } from 'kysely';

/** Adds the permissions of editors and the audit log, whose rows cannot be changed or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person add column editor_permissions text[] not null default '{write,publish,review}'`.execute(db);
  await sql`
    create table audit_event (
      key bigint generated always as identity primary key,
      at timestamptz not null,
      person uuid references person,
      action text not null,
      area text,
      item_id text,
      before jsonb,
      after jsonb
    )`.execute(db);
  await sql`create index audit_event_item on audit_event (area, item_id, key)`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$`.execute(db);
  await sql`
    create trigger audit_event_append_only before update or delete or truncate on audit_event
    for each statement execute function refuse_audit_change()`.execute(db);
}
