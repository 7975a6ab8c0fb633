import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config';
import { StartupError } from '../config/startup-error';
import { exportFolder, isFree, type ExportSummary } from '../content-folder/export-folder';
import { problemLine } from '../content-folder/problems/problem';
import { openDatabase } from '../db/startup/open';
import { openFiles } from '../storage/open-files';
import { failureText } from './failure-text';
import { withProgress } from './progress';

/** Exit codes: nothing was exported, or a part of the content is not in the folder as it is in the portal. */
const EXIT = { nothingDone: 1, someDiffers: 2 };
const USAGE = 'npm run export -- FOLDER [--drafts]';

/** Reason why an export cannot start or continue, in one line. */
class ExportError extends StartupError {}

/** `npm run export -- FOLDER [--drafts]`: writes the portal's content as a content folder, also while the portal runs. */
async function main(): Promise<void> {
  const config = readConfig();
  const { name, drafts } = readArguments();
  const folder = resolve(name);
  await checkWritable(folder);
  const database = await openDatabase(config, 'join', (error) => {
    process.stderr.write(`${error.message}\n`);
  });
  try {
    const deps = { db: database.db, config, files: await openFiles(config), now: () => new Date() };
    const summary = await withProgress('items', (onProgress) => exportFolder(deps, folder, { drafts, onProgress }));
    process.stdout.write(reportOf(summary, folder));
    if (summary.problems.length) process.exitCode = EXIT.someDiffers;
  } finally {
    await database.close();
  }
}

function readArguments(): { name: string; drafts: boolean } {
  try {
    const options = { drafts: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name && !others.length) return { name, drafts: values.drafts };
  } catch (error) {
    throw new ExportError(`${(error as Error).message}: ${USAGE}`);
  }
  throw new ExportError(`name one folder: ${USAGE}`);
}

/** Throws ExportError if the folder has content or cannot exist, so that no database is started in vain. */
async function checkWritable(folder: string): Promise<void> {
  try {
    if (!(await isFree(folder))) throw new ExportError(`${folder} is not empty`);
    await stat(dirname(folder));
  } catch (error) {
    if (error instanceof ExportError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ExportError(`cannot write ${folder} (${code ?? message})`);
  }
}

function reportOf({ items, drafts, files, leftOut, problems }: ExportSummary, folder: string): string {
  const lines = problems.map((problem) => `  ${problemLine(problem)}`);
  const missing = [
    ...(leftOut.archived ? [`${leftOut.archived} archived items`] : []),
    ...(leftOut.drafts ? [`${leftOut.drafts} drafts of published items`] : []),
  ];
  return [
    ...(lines.length ? ['Not as in the portal:', ...lines, ''] : []),
    ...(missing.length ? [`Left out, because a content folder cannot hold them: ${missing.join(', ')}.`] : []),
    `${items} items, ${drafts} drafts and ${files} files are in ${folder}, with ${problems.length} problems.`,
    '',
  ].join('\n');
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Nothing was exported: ${failureText(error)}\n`);
  process.exitCode = EXIT.nothingDone;
}
