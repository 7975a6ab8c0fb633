import { sql, type Kysely } from 'kysely';

/** Adds the daily counts of items and of their files, and the index that insights read opinions by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table item_day (
      item bigint not null references item on delete cascade,
      day date not null,
      readers integer not null default 0,
      openings integer not null default 0,
      shares integer not null default 0,
      primary key (item, day)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index item_day_by_day on item_day (day, item)`.execute(db);
  await sql`
    create table download_day (
      item bigint not null references item on delete cascade,
      attachment uuid not null,
      day date not null,
      name text not null,
      downloads integer not null,
      primary key (item, day, attachment)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index download_day_by_day on download_day (day, item)`.execute(db);
  await sql`create index feedback_by_time on feedback (created_at)`.execute(db);
}
