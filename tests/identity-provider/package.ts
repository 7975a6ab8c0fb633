import { execFile, spawnSync } from 'node:child_process';
import { cp, copyFile, mkdir, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OWN = ['glewlwyd', 'glewlwyd-common'];

/**
 * Downloads Debian's glewlwyd and its missing dependencies and unpacks them below `folder`. Installs nothing: sets up no service
 * and changes nothing outside the folder.
 */
export async function unpackGlewlwyd(folder: string): Promise<{ program: string; libraries: string; share: string }> {
  const root = join(folder, 'root');
  const packages = join(folder, 'packages');
  await mkdir(packages, { recursive: true });
  await run('apt-get', ['download', '-q', ...(await missingPackages())], { cwd: packages });
  for (const file of await readdir(packages)) await run('dpkg-deb', ['-x', join(packages, file), root]);
  await rm(packages, { recursive: true });
  const [libraries = ''] = (await readdir(join(root, 'usr/lib'))).filter((name) => name.endsWith('-linux-gnu'));
  return {
    program: join(root, 'usr/bin/glewlwyd'),
    libraries: join(root, 'usr/lib', libraries),
    share: join(root, 'usr/share'),
  };
}

async function missingPackages(): Promise<string[]> {
  const { stdout } = await simulated().catch(() => {
    asRoot('apt-get', 'update', '-q');
    return simulated();
  });
  const missing = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  return [...new Set([...OWN, ...missing])];
}

/** Simulates the installation to list the packages, without the helper that would set up a database server. */
const simulated = () => run('apt-get', ['install', '-s', '--no-install-recommends', ...OWN, 'dbconfig-no-thanks', 'sqlite3']);

function asRoot(...command: string[]): void {
  const [program = '', ...parameters] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  const { status, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stderr}`);
}

/** Copies Glewlwyd's pages into a folder. Symbolic links are resolved where the package was unpacked, or on the system. */
export async function copyPages(share: string, folder: string): Promise<void> {
  const pages = join(share, 'glewlwyd/webapp');
  await cp(pages, folder, { recursive: true, verbatimSymlinks: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isSymbolicLink())) {
    const link = join(entry.parentPath, entry.name);
    const target = join(dirname(link).replace(folder, '/usr/share/glewlwyd/webapp'), await readlink(link));
    await rm(link);
    // The installation creates the settings of the pages from this template.
    const source = entry.name === 'config.json' ? '/usr/share/glewlwyd/templates/config.json' : target;
    await copyFile(await existing(resolve(share, '../..') + source, source), link);
  }
}

async function existing(...places: string[]): Promise<string> {
  for (const place of places) {
    const found = await realpath(place).catch(() => null);
    if (found) return found;
  }
  throw new Error(`none of ${places.join(', ')} is there`);
}
