import { randomUUID } from 'node:crypto';
import { access, constants, open, readFile, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failed, messageOf, ok, skipped, warning, type Finding } from './finding';

const FOLDER = 'data folder';
const SPACE = 'free space';
const WRITING = 'file storage';
/** Name of the write check if files are in a bucket: the data folder still stores transfers and an embedded database. */
const WRITING_BESIDE_BUCKET = 'data folder writes';

const GIGABYTE = 1024 ** 3;
/** Free space below which the largest upload, or a checkpoint of PostgreSQL, may fail. */
const MIN_FREE_BYTES = GIGABYTE / 2;
const LOW_FREE_BYTES = 2 * GIGABYTE;
const PROBE_BYTES = 64 * 1024;
const ANOTHER_FOLDER = 'Let the user that runs Portico write there, or set PORTICO_DATA to another folder';

/** Returns the number of bytes that this user can still write to the disk of a folder. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Checks that the data folder is writable, has free space, and returns what was written to it. Leaves nothing behind. */
export async function checkStorage(folder: string, { hasBucket = false, freeBytes = freeBytesOf } = {}): Promise<Finding[]> {
  const writing = hasBucket ? WRITING_BESIDE_BUCKET : WRITING;
  const found = await stat(folder).catch((error: unknown) => error as NodeJS.ErrnoException);
  if (found instanceof Error) return found.code === 'ENOENT' ? checkParent(folder, writing) : [unusable(folder, found)];
  if (!found.isDirectory()) return [failed(FOLDER, `${folder} is no folder`, 'Set PORTICO_DATA to a folder')];
  return [
    isOpenToOthers(found.mode)
      ? warning(FOLDER, `${folder} can be read by every user of this machine`, `Run chmod 700 ${folder}`)
      : ok(FOLDER, folder),
    await checkSpace(folder, freeBytes),
    await checkWriting(folder, writing),
  ];
}

const isOpenToOthers = (mode: number): boolean => process.platform !== 'win32' && (mode & 0o007) !== 0;

const unusable = (folder: string, error: unknown): Finding =>
  failed(FOLDER, `${folder} cannot be used (${messageOf(error)})`, ANOTHER_FOLDER);

/** Checks a folder that does not exist, which the first start creates. */
async function checkParent(folder: string, writing: string): Promise<Finding[]> {
  let parent = dirname(folder);
  while (parent !== dirname(parent) && !(await stat(parent).catch(() => null))) parent = dirname(parent);
  try {
    await access(parent, constants.W_OK);
    return [ok(FOLDER, `${folder} does not exist; the first start creates it`), skipped(writing, 'there is no folder yet')];
  } catch (error) {
    return [unusable(folder, error)];
  }
}

async function checkSpace(folder: string, freeBytes: typeof freeBytesOf): Promise<Finding> {
  const free = await freeBytes(folder);
  const message = `${(free / GIGABYTE).toFixed(1)} GB are free on the disk of ${folder}`;
  const remedy = 'Make room, or move PORTICO_DATA to a larger disk';
  if (free < MIN_FREE_BYTES) return failed(SPACE, message, remedy);
  return free < LOW_FREE_BYTES ? warning(SPACE, message, remedy) : ok(SPACE, message);
}

async function checkWriting(folder: string, writing: string): Promise<Finding> {
  const path = join(folder, `doctor-${randomUUID()}`);
  const bytes = Buffer.alloc(PROBE_BYTES, randomUUID());
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    return (await readFile(path)).equals(bytes)
      ? ok(writing, 'a file was written, synced and read back')
      : failed(writing, 'a file that was written is read back differently', 'Check the disk');
  } catch (error) {
    return failed(writing, `a file could not be written (${messageOf(error)})`, ANOTHER_FOLDER);
  } finally {
    await rm(path, { force: true });
  }
}
