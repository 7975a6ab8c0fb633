import { sql, type Kysely } from 'kysely';

/** Indexes the few notices of closures and outages, which every load of the home page looks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index item_disruption on item (key) where area = 'notice' and fields->>'disruption' is not null`.execute(db);
}
