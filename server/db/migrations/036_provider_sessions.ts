import { sql, type Kysely } from 'kysely';

/**
 * Adds the identity provider's ids of a session and its person, by which it can end the session, and its grant, with which the portal
 * requests roles again, with the time of the last answer. All are null for older sessions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const COLUMNS = `
  add column provider_session text,
  add column provider_subject text,
  add column provider_grant text`;

const STATEMENTS = [
  `alter table login_ticket ${COLUMNS}`,
  `alter table session ${COLUMNS}, add column asking_until timestamptz, add column roles_known_at timestamptz`,
  `create index session_by_provider_session on session (provider_session) where ended_at is null and provider_session is not null`,
  `create index session_by_provider_subject on session (provider_subject) where ended_at is null and provider_subject is not null`,
];
