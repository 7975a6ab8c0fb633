import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/backup';
import { BackupError, JOBS, type Manifest } from '../backup/manifest';
import { readConfig } from '../config/config';
import { openWithoutMigrating } from '../db/startup/open';
import { openFiles } from '../storage/open-files';
import { failureText } from './failure-text';
import { withProgress } from './progress';

const USAGE = 'npm run backup -- FILE';

/** `npm run backup -- FILE`: writes a consistent backup of database and files, even while the portal runs. */
async function main(): Promise<void> {
  const config = readConfig();
  const path = resolve(readArguments());
  await checkWritable(path);
  // Not migrated: a backup that is taken before an update must not apply the update.
  const database = await openWithoutMigrating(config, 'join', (error) => {
    process.stderr.write(`${error.message}\n`);
  });
  try {
    const options = { url: database.url, files: await openFiles(config), key: config.backupKey };
    const manifest = await withProgress('parts', (onProgress) => backUp(path, { ...options, onProgress }));
    process.stdout.write(await reportOf(manifest, path, config.backupKey !== null));
  } finally {
    await database.close();
  }
}

function readArguments(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [name, ...others] = positionals;
    if (name && !others.length) return name;
  } catch (error) {
    throw new BackupError(`${(error as Error).message}: ${USAGE}`);
  }
  throw new BackupError(`name one file: ${USAGE}`);
}

/** Throws BackupError if the file exists or its folder cannot be accessed. Called first, so that no database is started needlessly. */
async function checkWritable(path: string): Promise<void> {
  if (await stat(path).catch(() => null)) throw new BackupError(`${path} exists; name another file`);
  try {
    await stat(dirname(path));
  } catch (error) {
    throw new BackupError(`cannot write ${path} (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}

async function reportOf({ tables, files, lost }: Manifest, path: string, isEncrypted: boolean): Promise<string> {
  const rows = tables.filter(({ name }) => name !== JOBS).reduce((sum, table) => sum + table.rows, 0);
  const megabytes = ((await stat(path)).size / 1_000_000).toFixed(1);
  return [
    ...(lost.length ? [`The database names ${lost.length} files that the file storage has lost: ${lost.join(', ')}`] : []),
    `${tables.length - 1} tables, ${rows} rows and ${files.length} files are in ${path} (${megabytes} MB).`,
    ...(isEncrypted ? [] : ['It is not encrypted: keep it as safe as the portal, or set BACKUP_KEY.']),
    '',
  ].join('\n');
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Nothing was backed up: ${failureText(error)}\n`);
  process.exitCode = 1;
}
