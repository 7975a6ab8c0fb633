import type { ClientBase } from 'pg';

/** Returns the names of the applied migrations; null for a database that has none. */
export async function appliedMigrations(client: ClientBase): Promise<string[] | null> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('kysely_migration') is not null as exists`);
  if (!rows[0]?.exists) return null;
  const applied = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return applied.rows.map(({ name }) => name);
}
