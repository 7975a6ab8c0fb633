import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS } from '../../contract/core/pictures';
import { diskPath } from './disk-path';
import { isMissingFile, narrowerKey, type HeldFiles } from './file-store';

const FOLDER = 'backups';

/**
 * Hard-links files into a folder of this backup, which takes no space, so that they stay available until they are read. Copies them if
 * the file system has no hard links.
 */
export async function holdDiskFiles(store: string, keys: readonly string[]): Promise<HeldFiles> {
  await mkdir(join(store, FOLDER), { recursive: true, mode: 0o700 });
  await removeAbandoned(join(store, FOLDER));
  const folder = await mkdtemp(join(store, FOLDER, `${process.pid}-`));
  const release = () => rm(folder, { recursive: true, force: true });
  const pathOf = (key: string): string => join(folder, key);
  const read = async (key: string) => ({ size: (await stat(pathOf(key))).size, bytes: createReadStream(pathOf(key)) });
  const held: HeldFiles = { keys: [], missing: [], read, release };
  try {
    for (const key of keys) {
      if (!(await hold(diskPath(store, key), pathOf(key)))) {
        held.missing.push(key);
        continue;
      }
      held.keys.push(key);
      for (const narrower of PICTURE_WIDTHS.map((width) => narrowerKey(key, width)))
        if (await hold(diskPath(store, narrower), pathOf(narrower))) held.keys.push(narrower);
    }
    return held;
  } catch (error) {
    await release();
    throw error;
  }
}

/** Links or copies a file. Returns false if it does not exist. */
async function hold(path: string, to: string): Promise<boolean> {
  try {
    await link(path, to);
    return true;
  } catch (error) {
    if (isMissingFile(error)) return false;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(path, to);
    return true;
  }
}

/** Removes the links of backups whose process was killed. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number.parseInt(name, 10);
    if (!isAlive(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
