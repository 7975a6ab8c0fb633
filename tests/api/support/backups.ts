import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { backUp } from '../../../server/backup/backup';
import { LEFT_OUT } from '../../../server/backup/manifest';
import { restore } from '../../../server/backup/restore';
import { verifyBackup } from '../../../server/backup/verify';
import { diskFiles } from '../../../server/storage/disk-files';
import { connect, type Db } from '../../../server/db/connect';
import { migrate } from '../../../server/db/migrate';
import { migrateJobs } from '../../../server/db/job-schema';
import { emptyDatabaseUrl } from './harness';
import { tableContents } from './table-contents';

/** Tables whose rows may differ after a restore. The tests compare the names of the migrations separately. */
const NOT_COMPARED = [...LEFT_OUT, 'rate_limit', 'editor_presence', 'kysely_migration'];

export async function newFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-backup-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a hash of each table of the database, and the names of its files. */
export async function stateOf(url: string, store: string): Promise<object> {
  const db = connect(url, { maxConnections: 1 });
  try {
    return { tables: await tableContents(db, NOT_COMPARED), files: await keysIn(store) };
  } finally {
    await db.destroy();
  }
}

/** Returns the keys of the files of a store, which has nothing else. */
export async function keysIn(store: string): Promise<string[]> {
  const entries = await readdir(store, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}

/** Runs work with a connection that is closed before this returns, so that the database can be restored. */
export async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(url, { maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Creates a database with the migrations up to the named one, or all. */
export async function migratedDatabase(t: TestContext, upTo?: string): Promise<string> {
  const url = await emptyDatabaseUrl(t);
  await withDatabase(url, (db) => migrate(db, upTo));
  await migrateJobs(url);
  return url;
}

export const writeBackup = async (folder: string, url: string, store: string, key: string | null = null): Promise<string> => {
  const path = join(folder, `${(await readdir(folder)).length}.portico`);
  await backUp(path, { url, files: diskFiles(store), key });
  return path;
};

export async function restoreBackup(
  path: string,
  { url, store, key = null, replace = false }: { url: string; store: string; key?: string | null; replace?: boolean },
): Promise<void> {
  await restore(path, { url, files: diskFiles(store), key, replace, manifest: await verifyBackup(path, key) });
}

/** Asserts that a restore is refused in one line, and that database and files are as before. */
export async function assertRefused(
  path: string,
  target: { url: string; store: string; key?: string | null; replace?: boolean },
  reason: RegExp,
): Promise<void> {
  const before = await stateOf(target.url, target.store);
  await assert.rejects(restoreBackup(path, target), (error: Error) => {
    assert.match(error.message, reason);
    assert.doesNotMatch(error.message, /\n/);
    return true;
  });
  assert.deepEqual(await stateOf(target.url, target.store), before);
}
