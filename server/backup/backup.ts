import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { PROJECT_FOLDER } from '../config/project-folder';
import type { Progress } from '../modules/item/publish/progress';
import type { FileStorage, HeldFiles } from '../storage/file-store';
import { writeArchive, type ArchiveWriter } from './archive-writer';
import { ABOUT, BackupError, fileEntry, FORMAT, JOBS, MANIFEST, tablePart, type Manifest } from './manifest';
import {
  beginSnapshot,
  connectForCopy,
  copyOut,
  JOB_COLUMNS,
  migrationsOf,
  sequencesOf,
  storageKeysOf,
  tablesOf,
  versionOf,
  type CopiedTable,
} from './snapshot-repository';

/** Size in bytes of the parts that a table is split into. A tar entry starts with its size, so each part is buffered in memory. */
const PART_BYTES = 4 * 1024 * 1024;
/** Maximum number of snapshots to try until every file that a snapshot names can be held. */
const MAX_SNAPSHOTS = 5;

interface BackupOptions {
  url: string;
  files: FileStorage;
  key: string | null;
  onProgress?: (progress: Progress) => void;
}

/** Writes a consistent backup of database and files, and returns its manifest. The portal may be running. */
export async function backUp(path: string, { url, files, key, onProgress }: BackupOptions): Promise<Manifest> {
  const client = await connectForCopy(url);
  try {
    const held = await snapshotWithFiles(client, files);
    try {
      let written: Manifest | undefined;
      await writeArchive(path, key, async (archive) => {
        written = await writeParts(archive, client, held, onProgress);
      });
      if (!written) throw new Error('no manifest was written');
      return written;
    } finally {
      await held.release();
    }
  } finally {
    await client.end();
  }
}

/**
 * Starts a snapshot and holds the files that it names. Retries if files are missing: a file that was removed between the two steps is
 * not named by the next snapshot, and one that is missing again was lost before the backup.
 */
async function snapshotWithFiles(client: pg.Client, files: FileStorage): Promise<HeldFiles> {
  let missingBefore: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    await beginSnapshot(client);
    const held = await files.hold(await storageKeysOf(client));
    if (held.missing.every((key) => missingBefore.includes(key))) return held;
    await held.release();
    await client.query('rollback');
    if (attempt === MAX_SNAPSHOTS) throw new BackupError('files are removed faster than they can be held; try again');
    missingBefore = held.missing;
  }
}

async function writeParts(
  archive: ArchiveWriter,
  client: pg.Client,
  held: HeldFiles,
  onProgress: BackupOptions['onProgress'],
): Promise<Manifest> {
  await archive.add(ABOUT, jsonOf({ format: FORMAT }));
  const tables = [...(await tablesOf(client)), { name: JOBS, columns: JOB_COLUMNS }];
  const total = tables.length + held.keys.length;
  let done = 0;
  const progress = () => onProgress?.({ done: (done += 1), total });
  const manifest: Manifest = {
    format: FORMAT,
    version: await porticoVersion(),
    postgresql: await versionOf(client),
    createdAt: new Date().toISOString(),
    migrations: await migrationsOf(client),
    tables: [],
    sequences: await sequencesOf(client),
    files: [],
    lost: held.missing,
  };
  for (const table of tables) {
    manifest.tables.push(await writeTable(archive, client, table));
    progress();
  }
  // Ends the snapshot before the files are written, which takes long, so that vacuum can remove dead rows again.
  await client.query('commit');
  for (const key of held.keys) {
    const { size, bytes } = await held.read(key);
    manifest.files.push({ key, size, sha256: await archive.addStream(fileEntry(key), size, bytes) });
    progress();
  }
  await archive.add(MANIFEST, jsonOf(manifest));
  return manifest;
}

const jsonOf = (value: object): Buffer => Buffer.from(JSON.stringify(value));

async function writeTable(archive: ArchiveWriter, client: pg.Client, table: CopiedTable): Promise<Manifest['tables'][number]> {
  const hash = createHash('sha256');
  let parts = 0;
  let kept: Buffer[] = [];
  let bytes = 0;
  const writePart = async () => {
    const part = Buffer.concat(kept, bytes);
    hash.update(part);
    await archive.add(tablePart(table.name, (parts += 1)), part);
    [kept, bytes] = [[], 0];
  };
  const rows = copyOut(client, table);
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    kept.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await writePart();
  }
  if (bytes || !parts) await writePart();
  return { ...table, rows: (rows as unknown as { rowCount: number }).rowCount, sha256: hash.digest('hex') };
}

async function porticoVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PROJECT_FOLDER, 'package.json'), 'utf8')) as { version: string };
  return version;
}
