import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/manifest';
import { restore } from '../backup/restore';
import { verifyBackup } from '../backup/verify';
import { readConfig } from '../config/config';
import { openWithoutMigrating } from '../db/startup/open';
import { openFiles } from '../storage/open-files';
import { failureText } from './failure-text';
import { withProgress } from './progress';

const USAGE = 'npm run restore -- FILE [--replace]';

/** `npm run restore -- FILE [--replace]`: restores database and files from a backup. The portal must not be running. */
async function main(): Promise<void> {
  const config = readConfig();
  const { name, replace } = readArguments();
  const path = resolve(name);
  const manifest = await verifyBackup(path, config.backupKey);
  const database = await openWithoutMigrating(config, 'serve', (error) => {
    process.stderr.write(`${error.message}\n`);
  });
  try {
    const options = { url: database.url, files: await openFiles(config), key: config.backupKey, replace, manifest };
    await withProgress('parts', (onProgress) => restore(path, { ...options, onProgress }));
    process.stdout.write(`The portal is as it was on ${manifest.createdAt}, with ${manifest.files.length} files.\n`);
  } finally {
    await database.close();
  }
}

function readArguments(): { name: string; replace: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name && !others.length) return { name, replace: values.replace };
  } catch (error) {
    throw new BackupError(`${(error as Error).message}: ${USAGE}`);
  }
  throw new BackupError(`name one file: ${USAGE}`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Nothing was restored: ${failureText(error)}\n`);
  process.exitCode = 1;
}
