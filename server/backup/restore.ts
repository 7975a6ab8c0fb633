import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { migrateJobs } from '../db/job-schema';
import { migrate } from '../db/migrate';
import type { Progress } from '../modules/item/publish/progress';
import type { FileStorage, StagedFiles } from '../storage/file-store';
import { readArchive } from './archive-reader';
import { BackupError, FILE_ENTRY, TABLE_PART, type Manifest } from './manifest';
import {
  addForeignKeys,
  copyIn,
  createJobTable,
  databaseWithin,
  dropEverything,
  dropForeignKeys,
  emptyTables,
  enqueueJobs,
  firstTableWithRows,
  otherConnections,
  setPersonVersionTriggers,
  setSequences,
} from './restore-repository';
import { connectForCopy } from './snapshot-repository';

/** Maximum time to wait for other connections to close: those of a server that has just stopped may still be open. */
const IN_USE_PATIENCE_MS = 3_000;
const RETRY_MS = 250;

interface RestoreOptions {
  url: string;
  files: FileStorage;
  key: string | null;
  /** True to replace existing content of the database and the file storage. */
  replace: boolean;
  /** Manifest that `verifyBackup` has returned for the file. */
  manifest: Manifest;
  onProgress?: (progress: Progress) => void;
}

/**
 * Restores a verified backup in one transaction and migrates it to the current schema. If this fails, database and files stay as they
 * were. Throws BackupError if the database is in use, or is not empty and `replace` is false.
 */
export async function restore(path: string, options: RestoreOptions): Promise<void> {
  const client = await connectForCopy(options.url);
  try {
    await checkTarget(client, options.replace);
    await migrateJobs(options.url);
    const files = await options.files.stage();
    try {
      await client.query('begin');
      await load(path, client, files, options);
      await files.moveIntoStore();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      await files.undo();
      throw error;
    } finally {
      await files.end();
    }
    if (options.replace) await files.removeOthers();
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function checkTarget(client: pg.Client, replace: boolean): Promise<void> {
  const deadline = Date.now() + IN_USE_PATIENCE_MS;
  while ((await otherConnections(client)) > 0) {
    if (Date.now() > deadline) throw new BackupError('the database is in use; stop every server of the portal, then try again');
    await setTimeout(RETRY_MS);
  }
  const table = replace ? null : await firstTableWithRows(client);
  if (table !== null)
    throw new BackupError(
      `the database is not empty (${table} has rows); restore into an empty one, or add --replace to replace it`,
    );
}

async function load(path: string, client: pg.Client, files: StagedFiles, options: RestoreOptions): Promise<void> {
  const { manifest } = options;
  const db = databaseWithin(client);
  await dropEverything(client);
  await migrate(db, manifest.migrations.at(-1));
  const foreignKeys = await dropForeignKeys(client);
  await emptyTables(client, manifest.tables);
  await createJobTable(client);
  await setPersonVersionTriggers(client, 'disable');
  await loadEntries(path, client, files, options);
  await addForeignKeys(client, foreignKeys);
  await setPersonVersionTriggers(client, 'enable');
  await setSequences(client, manifest.sequences);
  await enqueueJobs(client);
  await migrate(db);
}

/** Copies each table, whose parts are consecutive, with one COPY statement, and writes the files. */
async function loadEntries(path: string, client: pg.Client, files: StagedFiles, options: RestoreOptions): Promise<void> {
  const { manifest, key, onProgress } = options;
  const total = manifest.tables.length + manifest.files.length;
  let done = 0;
  let open: TableCopy | null = null;
  const close = async () => {
    await open?.end();
    open = null;
  };
  await readArchive(path, key, async ({ name, size, bytes }) => {
    const [table, file] = [TABLE_PART.exec(name)?.[1], FILE_ENTRY.exec(name)?.[1]];
    if (open && open.name !== table) await close();
    if (table !== undefined && !open) onProgress?.({ done: (done += 1), total });
    if (table !== undefined) await (open ??= new TableCopy(client, tableIn(manifest, table))).write(bytes);
    else if (file !== undefined) {
      await files.write(file, bytes, size);
      onProgress?.({ done: (done += 1), total });
    } else bytes.resume();
    if (table === undefined && file === undefined) await finished(bytes);
  });
  await close();
}

function tableIn({ tables }: Manifest, name: string): Manifest['tables'][number] {
  const table = tables.find((each) => each.name === name);
  if (!table) throw new Error(`the manifest has no table ${name}`);
  return table;
}

/** Copies rows into a table. */
class TableCopy {
  readonly name: string;
  readonly #rows: number;
  readonly #stream: Writable & { rowCount: number };
  readonly #done: Promise<void>;

  constructor(client: pg.Client, table: Manifest['tables'][number]) {
    this.name = table.name;
    this.#rows = table.rows;
    this.#stream = copyIn(client, table);
    this.#done = finished(this.#stream);
    // Awaited by `write` and `end`. Without a handler, an earlier error would end the process.
    this.#done.catch(() => undefined);
  }

  async write(bytes: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of bytes)
      if (!this.#stream.write(chunk)) await Promise.race([once(this.#stream, 'drain'), this.#done]);
  }

  async end(): Promise<void> {
    this.#stream.end();
    await this.#done;
    if (this.#stream.rowCount !== this.#rows)
      throw new Error(`${this.name} got ${this.#stream.rowCount} rows instead of ${this.#rows}`);
  }
}
