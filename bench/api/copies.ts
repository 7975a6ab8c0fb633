import { sql } from 'kysely';
import type { Db } from '../../server/db/connect';

/** Copies all items with their texts and classifications until there are at least `items`, each copy a minute older than the last. */
export async function copyItems(db: Db, items: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from item`.execute(db);
  const copies = Math.ceil(items / (rows[0]?.count ?? items)) - 1;
  if (copies < 1) return;
  const own = sql.raw((await columnsOf(db, 'item', ['id', 'published_at'])).join(', '));
  await sql`insert into item (id, published_at, ${own})
    select id || '-copy-' || copy, published_at - copy * interval '1 minute', ${own} from item, generate_series(1, ${copies}) as copy`.execute(
    db,
  );
  for (const table of ['item_text', 'item_classification']) {
    const columns = await columnsOf(db, table, ['item']);
    await sql`insert into ${sql.ref(table)} (item, ${sql.raw(columns.join(', '))})
      select copied.key, ${sql.raw(columns.map((column) => `original.${column}`).join(', '))}
      from item as copied
      join item as first on first.area = copied.area and first.id = regexp_replace(copied.id, '-copy-[0-9]+$', '')
      join ${sql.ref(table)} as original on original.item = first.key
      where copied.id ~ '-copy-[0-9]+$'`.execute(db);
  }
  await sql`analyze`.execute(db);
}

/** Returns the names of a table's writable columns, without those in `except`. */
async function columnsOf(db: Db, table: string, except: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`.execute(
    db,
  );
  return rows.map(({ name }) => name).filter((name) => !except.includes(name));
}
