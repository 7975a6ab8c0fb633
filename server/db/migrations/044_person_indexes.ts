import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // The list of people says when each was last seen, also of those whose sessions have all ended.
  `drop index session_by_person`,
  `create index session_by_person on session (person)`,
  `create index person_by_sign_in on person (signed_in_at desc, id)`,
];

/** Adds indexes for the order of the list of people, and for the last use of each person, which otherwise reads all sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
