import { sql, type Kysely } from 'kysely';

/** Adds the version of a draft, which every save increases, and the published revision that the draft began from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item_draft
      add column version integer not null default 1,
      add column base_revision integer not null default 0`.execute(db);
  await sql`update item_draft set base_revision = item.revision from item where item.key = item_draft.item`.execute(db);
}
