import { sql, type Kysely } from 'kysely';

/** Adds as whom, and at which moment, administrators see the portal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table see_as (
      id uuid primary key,
      viewer uuid not null references person on delete cascade,
      reader jsonb not null,
      moment timestamptz,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index see_as_expires_at on see_as (expires_at)`.execute(db);
}
