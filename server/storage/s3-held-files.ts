import { randomUUID } from 'node:crypto';
import { PICTURE_WIDTHS } from '../../contract/core/pictures';
import { isMissingFile, narrowerKey, type HeldFiles } from './file-store';
import { inTurns } from './in-turns';
import type { S3Bucket } from './s3-bucket';

const FOLDER = 'backups/';
/** Age from which copies are considered left over from a killed backup. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/**
 * Copies files within the server to names of this backup, so that they stay available until they are read. Copies that a killed backup
 * has left behind are removed by a backup that starts at least a day later.
 */
export async function holdS3Files(
  bucket: S3Bucket,
  keys: readonly string[],
  list: () => AsyncIterable<string>,
): Promise<HeldFiles> {
  await removeAbandoned(bucket);
  const folder = `${FOLDER}${Date.now()}-${randomUUID()}/`;
  const held: HeldFiles = {
    keys: [],
    missing: [],
    read: (key) => bucket.get(folder + key),
    release: () => inTurns(held.keys, (key) => bucket.remove(folder + key)),
  };
  const hold = async (key: string): Promise<void> => {
    if (await copied(bucket, key, folder + key)) held.keys.push(key);
    else held.missing.push(key);
  };
  try {
    await inTurns(keys, hold);
    const missing = [...held.missing];
    const narrower = keys.flatMap((key) => PICTURE_WIDTHS.map((width) => narrowerKey(key, width)));
    const stored = await setOf(list());
    await inTurns(
      narrower.filter((key) => stored.has(key)),
      hold,
    );
    // A narrower version that is missing is no loss: it is made again from its picture.
    held.missing = missing;
    held.keys.sort();
    return held;
  } catch (error) {
    await held.release();
    throw error;
  }
}

/** Copies an object. Returns false if it does not exist. */
async function copied(bucket: S3Bucket, name: string, to: string): Promise<boolean> {
  try {
    await bucket.copy(name, to);
    return true;
  } catch (error) {
    if (isMissingFile(error)) return false;
    throw error;
  }
}

async function removeAbandoned(bucket: S3Bucket): Promise<void> {
  const names = await setOf(bucket.list(FOLDER, true));
  const old = [...names].filter((name) => Number.parseInt(name.slice(FOLDER.length), 10) < Date.now() - MAX_AGE_MS);
  await inTurns(old, (name) => bucket.remove(name));
}

async function setOf(names: AsyncIterable<string>): Promise<Set<string>> {
  const all = new Set<string>();
  for await (const name of names) all.add(name);
  return all;
}
