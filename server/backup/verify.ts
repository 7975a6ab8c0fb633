import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { MIGRATIONS } from '../db/migrate';
import { damaged, readArchive } from './archive-reader';
import { about, ABOUT, BackupError, FILE_ENTRY, FORMAT, manifest, MANIFEST, TABLE_PART, type Manifest } from './manifest';

interface Seen {
  bytes: number;
  hash: Hash;
}

/**
 * Reads a whole backup and returns its manifest. Throws BackupError if it is damaged, incomplete, encrypted with another key, or
 * written by a newer version of the portal. After that, only a disk failure can prevent reading it again.
 */
export async function verifyBackup(path: string, key: string | null): Promise<Manifest> {
  const seen = { tables: new Map<string, Seen>(), files: new Map<string, Seen>() };
  let found: Manifest | undefined;
  await readArchive(path, key, async ({ name, bytes }) => {
    if (found) throw damaged(path, 'something follows its manifest');
    const [table, file] = [TABLE_PART.exec(name)?.[1], FILE_ENTRY.exec(name)?.[1]];
    if (name === ABOUT) checkFormat(path, (await jsonIn(path, about, bytes)).format);
    else if (name === MANIFEST) found = await jsonIn(path, manifest, bytes);
    else if (table !== undefined) await addTo(seen.tables, table, bytes);
    else if (file !== undefined) await addTo(seen.files, file, bytes);
    else throw damaged(path, 'it has an unknown part');
  });
  if (!found) throw damaged(path, 'it has no manifest');
  compare(path, found, seen);
  checkMigrations(path, found);
  return found;
}

async function jsonIn<T>(path: string, schema: z.ZodType<T>, bytes: Readable): Promise<T> {
  const text = (await buffer(bytes)).toString('utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw damaged(path, error instanceof z.ZodError ? 'its manifest lacks something' : error);
  }
}

function checkFormat(path: string, format: number): void {
  if (format !== FORMAT) throw new BackupError(`${path} was written by a newer version of Portico; install that version`);
}

async function addTo(seen: Map<string, Seen>, name: string, bytes: Readable): Promise<void> {
  const entry = seen.get(name) ?? { bytes: 0, hash: createHash('sha256') };
  seen.set(name, entry);
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    entry.hash.update(chunk);
    entry.bytes += chunk.length;
  }
}

function compare(path: string, { tables, files }: Manifest, seen: { tables: Map<string, Seen>; files: Map<string, Seen> }): void {
  const isWhole =
    tables.length === seen.tables.size &&
    files.length === seen.files.size &&
    tables.every(({ name, sha256 }) => seen.tables.get(name)?.hash.digest('hex') === sha256) &&
    files.every(
      ({ key, size, sha256 }) => seen.files.get(key)?.bytes === size && seen.files.get(key)?.hash.digest('hex') === sha256,
    );
  if (!isWhole) throw damaged(path, 'its parts differ from its manifest');
}

/** Throws BackupError unless the backup's migrations are the first ones of this version. */
function checkMigrations(path: string, { migrations, version }: Manifest): void {
  const known = Object.keys(MIGRATIONS);
  const [unknown] = migrations.filter((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new BackupError(
      `${path} has the schema of a newer version of Portico (${unknown}, version ${version}); install that version`,
    );
  if (known.slice(0, migrations.length).join() !== migrations.join())
    throw new BackupError(`${path} has a schema that no version of Portico had; use the version that wrote it (${version})`);
}
