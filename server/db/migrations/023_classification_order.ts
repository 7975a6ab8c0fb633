import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // No position was ever written; a classification without one follows those that have one.
  `alter table classification alter column position drop default, alter column position drop not null`,
  `update classification set position = null`,
  `alter table classification add column glyph text`,
];

/** Makes the position of a classification optional, and adds its chosen glyph. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
