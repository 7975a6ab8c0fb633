import type { Readable } from 'node:stream';
import type { PictureWidth } from '../../contract/core/pictures';

/** Storage of the bytes of attachments and pictures, by key. Their names and types are in the database. */
export interface FileStore {
  /** True if the files are on a disk of this machine; false if a server stores them, which may be unavailable while the portal runs. */
  readonly isOnDisk: boolean;
  /** Stores a file, whole or not at all. A file with the same key is replaced. */
  write(key: string, bytes: Buffer): Promise<void>;
  /**
   * Returns the bytes from `start` to `end`, both inclusive, or the whole file. If there is no such file, rejects with an error for
   * which `isMissingFile` returns true.
   */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Removes the file, and the narrower versions of a picture. */
  remove(key: string): Promise<void>;
}

/** File store as a whole, for commands that check it, back it up and restore it. */
export interface FileStorage extends FileStore {
  /** Rejects with StartupError if the store cannot be used as it is configured, and with FilesUnavailable if it does not respond. */
  check(): Promise<void>;
  /** Returns the keys of all files, in no order. */
  list(): AsyncIterable<string>;
  /** Makes files available as they are until they are released, even if the portal removes them in the meantime. */
  hold(keys: readonly string[]): Promise<HeldFiles>;
  /** Starts storing the files of a backup. */
  stage(): Promise<StagedFiles>;
}

/** Files of a snapshot, which stay available even if the portal removes them. */
export interface HeldFiles {
  /** Keys of the files, and of narrower versions of pictures that exist. */
  keys: string[];
  /** Keys of files that do not exist. */
  missing: string[];
  read(key: string): Promise<{ size: number; bytes: Readable }>;
  release(): Promise<void>;
}

/**
 * Files of a restore. A key always names the same bytes, so files that exist can be replaced at any time, and each row of the database
 * always has its file.
 */
export interface StagedFiles {
  /** Stores a file of that size in bytes. Throws for a key that the program cannot have generated. */
  write(key: string, bytes: Readable, size: number): Promise<void>;
  /** Moves the files into the store. Call it before the transaction commits. */
  moveIntoStore(): Promise<void>;
  /** Removes the files of the store that are not in the backup. */
  removeOthers(): Promise<void>;
  /** Removes the files that a failed restore has added. */
  undo(): Promise<void>;
  end(): Promise<void>;
}

/** Failure of a store that does not answer, or refuses a call. The same call may succeed later. */
export class FilesUnavailable extends Error {}

/** Error for a file that does not exist, with the same code as that of the file system. */
export class MissingFile extends Error {
  readonly code = 'ENOENT';
}

/** Returns whether an error of a file store says that there is no such file. */
export const isMissingFile = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Pattern of keys. The program generates them, never from names that people enter; any other key is a programming error. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9-]{3,127}(\.[a-z0-9]{1,8})?$/;

export const isKey = (name: string): boolean => KEY.test(name);

/** Returns the key. Throws for anything that is no key. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a key of a file: ${JSON.stringify(key)}`);
  return key;
}

/** Returns the key of a picture that was scaled down to that width. */
export const narrowerKey = (key: string, width: PictureWidth): string => key.replace(/(\.[a-z0-9]+)?$/, `-w${width}$1`);
