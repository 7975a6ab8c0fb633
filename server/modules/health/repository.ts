import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { MIGRATIONS } from '../../db/migrate';
import { putSetting } from '../../db/settings';

/** Returns true if the database has every migration of this server version. Throws if it does not answer. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(MIGRATIONS).every((name) => done.has(name));
}

/** Writes a small setting, to check that the database accepts writes. */
export const writeProbe = (db: Db): Promise<void> => putSetting(db, 'write probe', {});
