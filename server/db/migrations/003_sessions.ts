import { sql, type Kysely } from 'kysely';

/** A refresh token leads to one successor; tokens of a user centre serve once; a browser is found by what it is bound by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Tokens from before get any salt: the successor that theirs leads to was never made, and none is found.
  `alter table refresh_token add column successor_salt text not null default gen_random_uuid()::text`,
  `alter table refresh_token alter column successor_salt drop default`,
  `create table used_token (key_hash text primary key, expires_at timestamptz not null)`,
  `create index session_by_bind on session (bind_hash) where ended_at is null`,
];
