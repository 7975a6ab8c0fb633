import { sql, type Kysely } from 'kysely';

/** Indexes the audit log by time and by what it is filtered by, in the order in which it is read: newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_event_item`.execute(db);
  await sql`create index audit_event_at on audit_event (at, key)`.execute(db);
  await sql`create index audit_event_person on audit_event (person, at, key)`.execute(db);
  await sql`create index audit_event_action on audit_event (action, at, key)`.execute(db);
  await sql`create index audit_event_item on audit_event (area, item_id, at, key) where area is not null`.execute(db);
}
