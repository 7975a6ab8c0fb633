import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import { syncFolder } from '../storage/sync-folder';
import { encrypted } from './encryption';

/** Gzip level. Most bytes are pictures and documents, which a higher level would not make smaller. */
const LEVEL = 4;

export interface ArchiveWriter {
  /** Adds an entry with these bytes. */
  add(name: string, bytes: Buffer): Promise<void>;
  /** Adds an entry of that size from a stream, and returns its SHA-256. */
  addStream(name: string, size: number, bytes: Readable): Promise<string>;
}

/**
 * Writes a tar file, compressed and, with a key, encrypted. It appears under its name complete and synced, or not at all. `write`
 * adds the entries.
 */
export async function writeArchive(
  path: string,
  key: string | null,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.unfinished-${process.pid}`;
  try {
    const pack = createPack();
    const cipher = (source: AsyncIterable<Uint8Array>) => (key === null ? source : encrypted(source, key));
    const written = pipeline(
      pack,
      createGzip({ level: LEVEL }),
      cipher,
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
    // If writing the file fails, adding entries fails as well, with a less useful error.
    const added = addEntries(pack, write).catch((error: unknown) => {
      pack.destroy(error as Error);
      throw error;
    });
    const [output, input] = await Promise.allSettled([written, added]);
    const failure = [output, input].find((result) => result.status === 'rejected' && !isConsequence(result.reason));
    if (failure?.status === 'rejected') throw failure.reason;
    for (const result of [input, output]) if (result.status === 'rejected') throw result.reason;
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

const isConsequence = (error: unknown): boolean =>
  error instanceof Error && /destroyed|Premature close|finalized/.test(error.message);

async function addEntries(pack: Pack, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  await write({
    add: (name, bytes) => addEntry(pack, name, bytes.length, (sink) => sink.end(bytes)),
    addStream: async (name, size, bytes) => {
      const hash = createHash('sha256');
      bytes.on('data', (chunk: Buffer) => hash.update(chunk));
      await addEntry(pack, name, size, (sink) => {
        bytes.on('error', (error) => {
          sink.destroy(error);
        });
        bytes.pipe(sink);
      });
      return hash.digest('hex');
    },
  });
  pack.finalize();
}

function addEntry(
  pack: Pack,
  name: string,
  size: number,
  send: (sink: NodeJS.WritableStream & { destroy(error?: Error): void }) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = pack.entry({ name, size, mode: 0o600 }, (error) => {
      if (error) reject(error);
      else resolve();
    });
    // The callback above reports the error.
    sink.on('error', () => undefined);
    send(sink);
  });
}
