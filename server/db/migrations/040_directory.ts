import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table directory_picture alter column person drop not null`,
  `alter table directory_picture drop constraint directory_picture_person_fkey`,
  `alter table directory_picture
    add constraint directory_picture_person_fkey foreign key (person) references directory_person on delete set null`,
  `alter table directory_picture add column stored_at timestamptz not null default now()`,
];

/** Allows pictures of the directory without a person. They are stored for a while, so that a change can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
