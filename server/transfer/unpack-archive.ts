import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { MAX_ARCHIVE_ENTRIES, MAX_UNPACKED_BYTES, type TransferFailure } from '../../contract/manage/transfer';

/** Reason why a zip is refused, with the path of the entry that it is about. */
export class ArchiveError extends Error {
  constructor(
    readonly reason: TransferFailure,
    readonly file: string | null = null,
  ) {
    super(file === null ? reason : `${reason}: ${file}`);
  }
}

interface ArchiveLimits {
  /** Maximum number of files and folders. */
  entries: number;
  /** Maximum size of all files when they are unpacked. */
  bytes: number;
}

const LIMITS: ArchiveLimits = { entries: MAX_ARCHIVE_ENTRIES, bytes: MAX_UNPACKED_BYTES };
/** Limits of names on common file systems, and of the depth that an import reads. */
const MAX_NAME_BYTES = 255;
const MAX_PATH_BYTES = 1000;
const MAX_DEPTH = 33;

interface FoundEntry {
  entry: yauzl.Entry;
  path: string;
}

/**
 * Unpacks a zip into an empty folder. All entries are checked before the first one is written; hidden files are left out. Throws
 * ArchiveError if it is not a zip, is damaged or encrypted, exceeds a limit, or contains a path outside of the folder, a link or a
 * device.
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  { limits = LIMITS, onEntry }: { limits?: ArchiveLimits; onEntry?: () => void } = {},
): Promise<void> {
  const zip = await openArchive(archive);
  try {
    for (const found of await readEntries(zip, limits)) {
      onEntry?.();
      await unpackEntry(zip, found, folder);
    }
  } finally {
    zip.close();
  }
}

async function openArchive(archive: string): Promise<yauzl.ZipFile> {
  try {
    // Names are decoded below, so that each problem of a name has its own reason.
    return await yauzl.openPromise(archive, { autoClose: false, decodeStrings: false, validateEntrySizes: true });
  } catch (error) {
    throw systemError(error) ?? new ArchiveError('not-zip');
  }
}

/** Returns the files to unpack. Throws ArchiveError. */
async function readEntries(zip: yauzl.ZipFile, limits: ArchiveLimits): Promise<FoundEntry[]> {
  if (zip.entryCount > limits.entries) throw new ArchiveError('too-many-files');
  const check = new EntryCheck(limits);
  try {
    for await (const entry of zip.eachEntry()) check.add(entry);
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw systemError(error) ?? new ArchiveError('damaged');
  }
  return check.files;
}

class EntryCheck {
  readonly files: FoundEntry[] = [];
  #bytes = 0;
  /** Paths normalised for file systems that ignore case or the encoding of accents; the value is true for files. */
  readonly #taken = new Map<string, boolean>();

  constructor(private readonly limits: ArchiveLimits) {}

  add(entry: yauzl.Entry): void {
    const name = nameOf(entry);
    const isFolder = name.endsWith('/');
    const path = isFolder ? name.slice(0, -1) : name;
    if (!isSafe(path)) throw new ArchiveError('unsafe-path', printable(name));
    if (!isPlain(entry)) throw new ArchiveError('link', path);
    if (entry.isEncrypted()) throw new ArchiveError('encrypted', path);
    if (!entry.canDecodeFileData()) throw new ArchiveError('unsupported', path);
    this.#claim(path, !isFolder);
    this.#bytes += entry.uncompressedSize;
    if (this.#bytes > this.limits.bytes) throw new ArchiveError('too-large', path);
    if (!isFolder && !isHidden(path)) this.files.push({ entry, path });
  }

  /** Reserves a path. Throws ArchiveError if a file has the path of another entry, or is the parent folder of another entry. */
  #claim(path: string, isFile: boolean): void {
    const key = path.normalize('NFC').toLowerCase();
    const taken = this.#taken.get(key);
    if (taken !== undefined && (taken || isFile)) throw new ArchiveError('duplicate', path);
    this.#taken.set(key, isFile);
    for (let at = key.lastIndexOf('/'); at > 0; at = key.lastIndexOf('/', at - 1)) {
      const parent = key.slice(0, at);
      if (this.#taken.get(parent)) throw new ArchiveError('duplicate', path);
      this.#taken.set(parent, false);
    }
  }
}

/** Returns the name of an entry with `/` between its parts; some programs write `\`. */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: yauzl.Entry): string =>
  yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

/** Returns whether a path stays within the folder and can be written to any disk. */
function isSafe(path: string): boolean {
  if (yauzl.validateFileName(path) !== null || Buffer.byteLength(path) > MAX_PATH_BYTES) return false;
  const parts = path.split('/');
  return (
    parts.length <= MAX_DEPTH &&
    !/[\p{Cc}\uFFFD]/u.test(path) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) <= MAX_NAME_BYTES)
  );
}

/** Types of files in the upper half of the attributes, as Unix writes them; none for other systems. */
const TYPE_MASK = 0o170000;
const PLAIN_TYPES = [0, 0o100000, 0o040000];

/** Returns whether an entry is a plain file or a folder, and no link or device. */
const isPlain = ({ externalFileAttributes }: yauzl.Entry): boolean =>
  PLAIN_TYPES.includes((externalFileAttributes >>> 16) & TYPE_MASK);

const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

const printable = (name: string): string => name.replace(/\p{Cc}/gu, '?').slice(0, MAX_NAME_BYTES);

async function unpackEntry(zip: yauzl.ZipFile, { entry, path }: FoundEntry, folder: string): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  let sum = 0;
  const check = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      sum = crc32(bytes, sum);
      done(null, bytes);
    },
  });
  try {
    const content = await zip.openReadStreamPromise(entry);
    // `wx` fails if the file exists, and does not follow a link.
    await pipeline(content, check, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    throw systemError(error) ?? new ArchiveError('damaged', path);
  }
  if (sum !== entry.crc32) throw new ArchiveError('damaged', path);
}

/** Returns the error if it comes from the operating system, such as a full disk; null otherwise. */
const systemError = (error: unknown): Error | null =>
  error instanceof Error && (error as NodeJS.ErrnoException).syscall !== undefined ? error : null;
