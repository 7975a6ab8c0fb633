import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config';
import { openDatabase } from '../db/startup/open';
import { failureText } from './failure-text';
import { openFiles } from '../storage/open-files';
import { withProgress } from './progress';
import { StartupError } from '../config/startup-error';
import { importFolder } from '../content-folder/import-folder';
import { reportOf } from './import-report';

/** Exit codes: the folder could not be imported at all, or some of its files could not. */
const EXIT = { nothingDone: 1, someFailed: 2 };

/** Reason why an import cannot start or continue, in one line. */
class ImportError extends StartupError {}

async function main(): Promise<void> {
  const config = readConfig();
  const { name, overwrite } = readArguments();
  const folder = resolve(name);
  await checkReadable(folder);
  const database = await openDatabase(config, 'join', (error) => {
    process.stderr.write(`${error.message}\n`);
  });
  try {
    const deps = { db: database.db, config, files: await openFiles(config), now: () => new Date() };
    const started = performance.now();
    const summary = await withProgress('documents', (onProgress) => importFolder(deps, folder, { onProgress, overwrite }));
    if (summary.read === 0) throw new ImportError(`there are no documents in ${folder}`);
    process.stdout.write(reportOf(summary, (performance.now() - started) / 1000));
    if (summary.failed.length + summary.conflicts.length) process.exitCode = EXIT.someFailed;
  } finally {
    await database.close();
  }
}

function readArguments(): { name: string; overwrite: boolean } {
  try {
    const options = { overwrite: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name && !others.length) return { name, overwrite: values.overwrite };
  } catch (error) {
    throw new ImportError(`${(error as Error).message}: npm run import -- FOLDER [--overwrite]`);
  }
  throw new ImportError('name one folder: npm run import -- FOLDER [--overwrite]');
}

/** Throws ImportError if the folder cannot be read, so that no database is started in vain. */
async function checkReadable(folder: string): Promise<void> {
  try {
    await readdir(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ImportError(`cannot read ${folder} (${code ?? message})`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Nothing more was imported: ${failureText(error)}\n`);
  process.exitCode = EXIT.nothingDone;
}
