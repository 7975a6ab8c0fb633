import { sql, type Kysely } from 'kysely';

/** Adds imports and exports that administrators start in the portal, with their reports. Only one runs at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table transfer (
      id uuid primary key,
      kind text not null,
      state text not null,
      name text not null,
      size bigint,
      person uuid references person on delete set null,
      areas text[] not null default '{}',
      drafts boolean not null default false,
      overwrite boolean not null default false,
      done integer not null default 0,
      total integer not null default 0,
      left_out jsonb,
      failure jsonb,
      started_at timestamptz not null default now(),
      beat_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index transfer_running on transfer ((true))
    where state in ('receiving', 'checking', 'importing', 'exporting')`.execute(db);
  await sql`
    create table transfer_entry (
      transfer uuid not null references transfer on delete cascade,
      position integer not null,
      kind text not null,
      file text not null,
      line integer,
      area text,
      item_id text,
      title text,
      reason jsonb,
      primary key (transfer, position)
    )`.execute(db);
}
