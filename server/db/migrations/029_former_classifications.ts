import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table classification_former (
    key bigint generated always as identity primary key,
    area text not null,
    parent bigint references classification on delete cascade,
    id text not null,
    names jsonb not null,
    classification bigint not null references classification on delete cascade
  )`,
  `create index classification_former_by_area on classification_former (area, id)`,
  `create index classification_former_by_parent on classification_former (parent)`,
  `create index classification_former_by_classification on classification_former (classification)`,
];

/** Adds former names and places of classifications, to which documents and addresses may still refer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
