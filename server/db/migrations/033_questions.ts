import { sql, type Kysely } from 'kysely';

/** Adds the places at which the search finds published items by the questions that they must answer. */
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
