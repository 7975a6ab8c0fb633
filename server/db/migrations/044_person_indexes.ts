import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Includes ended sessions: the list of people shows when each was last seen, even without an open session.
  `drop index session_by_person`,
  `create index session_by_person on session (person)`,
  `create index person_by_sign_in on person (signed_in_at desc, id)`,
];

/** Adds indexes for sorting the list of people, and for the time each was last seen, which would otherwise require reading all sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
