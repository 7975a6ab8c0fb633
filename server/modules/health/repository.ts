import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { MIGRATIONS } from '../../db/migrate';
import { putSetting } from '../../db/settings';

/** Returns whether the database answers and has every migration of this version of the server. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(MIGRATIONS).every((name) => done.has(name));
}

/** Stores something small, as every change must be able to. */
export const writeProbe = (db: Db): Promise<void> => putSetting(db, 'write probe', {});
