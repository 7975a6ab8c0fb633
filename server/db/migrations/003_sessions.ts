import { sql, type Kysely } from 'kysely';

/** Gives each refresh token one successor, makes user centre tokens usable once, and indexes sessions by the browser's binding. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Existing tokens get an arbitrary salt; the successors derived from it were never issued, so none is found.
  `alter table refresh_token add column successor_salt text not null default gen_random_uuid()::text`,
  `alter table refresh_token alter column successor_salt drop default`,
  `create table used_token (key_hash text primary key, expires_at timestamptz not null)`,
  `create index session_by_bind on session (bind_hash) where ended_at is null`,
];
