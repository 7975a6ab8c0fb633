import { sql, type Kysely } from 'kysely';

/** Adds the places of published items in the search results for the questions that they must answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_place (
      item bigint not null references item on delete cascade,
      locale text not null,
      question text not null,
      revision integer not null,
      place integer,
      former_place integer,
      asked_at timestamptz not null,
      primary key (item, locale, question)
    )`.execute(db);
}
