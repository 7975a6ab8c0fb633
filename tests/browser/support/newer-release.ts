import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Hash in the names of the files that the newer release changes. */
const HASH = '0000beef';

/**
 * Makes a folder with a newer release of this checkout: the files of the program and of all pages have other names, and the HTML has
 * another build id. Folders that no release changes are linked. Returns the folder and a function that removes it.
 */
export async function makeNewerRelease(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-newer-'));
  // The server finds its files beside the package.json of its own real path.
  for (const name of ['dist', 'build', 'scripts', 'package.json'])
    await cp(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  for (const name of ['node_modules', 'sample-content']) await symlink(join(process.cwd(), name), join(folder, name));
  await changeNames(join(folder, 'dist'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

async function changeNames(dist: string): Promise<void> {
  const names = await readdir(dist);
  await Promise.all(names.filter((name) => /\.(br|gz)$/.test(name)).map((name) => rm(join(dist, name))));
  const changed = names.filter((name) => /^(program|page|src__pages)-?.*\.async\.js$/.test(name));
  const renamed = (text: string): string =>
    changed.reduce((all, name) => all.replaceAll(name, name.replace(/\.[0-9a-f]{8}\./, `.${HASH}.`)), text);
  for (const name of changed) {
    await writeFile(join(dist, renamed(name)), await readFile(join(dist, name)));
    await rm(join(dist, name));
  }
  const [, build] = /name="portico-build" content="([^"]*)"/.exec(await readFile(join(dist, 'index.html'), 'utf8')) ?? [];
  for (const name of ['index.html', 'page-files.json', 'portal-worker.js']) {
    const text = renamed(await readFile(join(dist, name), 'utf8'));
    await writeFile(join(dist, name), build ? text.replaceAll(build, HASH) : text);
  }
}
