import { sql } from 'kysely';
import type { Db } from '../../../server/db/connect';

/** Returns a hash of the content of each table of the database, without these. */
export async function tableContents(db: Db, without: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !without.includes(name));
  const parts = names.map(
    (name) => sql`
      select ${sql.lit(name)} as name, md5(coalesce(string_agg(content::text, chr(10) order by content::text), '')) as hash
      from ${sql.table(name)} as content`,
  );
  const hashes = await sql<{ name: string; hash: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(hashes.rows.map(({ name, hash }) => [name, hash]));
}
