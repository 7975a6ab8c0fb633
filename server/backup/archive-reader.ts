import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import { AGE_HEADER, decrypted } from './encryption';
import { BackupError } from './manifest';

export interface ArchiveEntry {
  name: string;
  size: number;
  bytes: Readable;
}

/** Calls `read` for each entry of a backup in turn; it must read the bytes to their end. Throws BackupError if the file is damaged. */
export async function readArchive(path: string, key: string | null, read: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const file = await openBackup(path);
  try {
    const isEncrypted = await hasAgeHeader(file);
    checkKey(path, isEncrypted, key);
    const cipher = (source: AsyncIterable<Uint8Array>) => (isEncrypted ? decrypted(source, key ?? '') : source);
    const extract = createExtract();
    const decoded = pipeline(file.createReadStream({ start: 0, autoClose: false }), cipher, createGunzip(), extract);
    let ours: Error | null = null as Error | null;
    const entries = (async () => {
      for await (const entry of extract) {
        const { name, size } = entry.header;
        await read({ name, size, bytes: entry as unknown as Readable }).catch((error: unknown) => {
          ours ??= error as Error;
          throw error;
        });
      }
    })();
    const [decoding, reading] = await Promise.allSettled([decoded, entries]);
    // A premature close is the effect of an error in `read`, which is thrown below. Any other decoding error is itself the cause.
    if (decoding.status === 'rejected' && !isPrematureClose(decoding.reason)) throw asDamage(path, decoding.reason);
    if (ours) throw ours;
    if (reading.status === 'rejected') throw asDamage(path, reading.reason);
  } finally {
    await file.close();
  }
}

const isPrematureClose = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

const asDamage = (path: string, reason: unknown): BackupError => (reason instanceof BackupError ? reason : damaged(path, reason));

export const damaged = (path: string, reason: unknown): BackupError =>
  new BackupError(`${path} is damaged or incomplete (${reason instanceof Error ? reason.message : String(reason)})`);

async function openBackup(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BackupError(`cannot read ${path} (${code ?? message})`);
  }
}

async function hasAgeHeader(file: FileHandle): Promise<boolean> {
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE_HEADER;
  } catch (error) {
    throw new BackupError(`the backup cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
}

/**
 * Throws BackupError if an encrypted file has no key, or an unencrypted one has a key: otherwise anyone who can replace the file could
 * choose what is restored.
 */
function checkKey(path: string, isEncrypted: boolean, key: string | null): void {
  if (isEncrypted && key === null) throw new BackupError(`${path} is encrypted; set BACKUP_KEY to its key`);
  if (!isEncrypted && key !== null)
    throw new BackupError(`${path} is not encrypted, or its beginning is damaged; leave out BACKUP_KEY if it never was`);
}
