import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { basename } from 'node:path/posix';
import type { Config } from '../config/config';
import { ContentError } from '../modules/item/markdown/content-error';
import type { ContentFile, NamedFile } from '../modules/item/files/content-files';
import { acceptedFile } from '../modules/item/files/accepted-file';
import { pictureSize } from '../modules/item/files/picture-size';
import { REASONS, tooLarge, unreadable } from './problems/reasons';

export const MAX_DOCUMENT_MB = 2;
const MAX_FILE_MB = 50;

/** Reads a file by its path within the folder. Throws ContentError if it does not exist or is too large. */
export async function readWithin(folder: string, path: string, maxMegabytes: number): Promise<Buffer> {
  const real = await realpath(join(folder, path)).catch(() => null);
  // A link out of the folder counts as a missing file: authors may not publish files from outside the folder.
  if (!real?.startsWith((await realpath(folder)) + sep)) throw new ContentError(REASONS.notInFolder);
  const file = await stat(real);
  if (!file.isFile()) throw new ContentError(REASONS.notAFile);
  if (file.size > maxMegabytes * 1024 * 1024) throw new ContentError(tooLarge(maxMegabytes));
  try {
    return await readFile(real);
  } catch (error) {
    throw new ContentError(unreadable(error as NodeJS.ErrnoException));
  }
}

/**
 * Reads a file that a document, or the directory of people, refers to. Throws ContentError, also for a file that is not accepted, and
 * ScannerUnavailable.
 */
export async function readContentFile(
  config: Config,
  folder: string,
  { kind, source }: NamedFile,
  maxMegabytes = MAX_FILE_MB,
): Promise<ContentFile> {
  const name = basename(source);
  const { type, bytes } = await acceptedFile(config, kind, name, await readWithin(folder, source, maxMegabytes));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const size = type.startsWith('image/') ? pictureSize(bytes) : { width: null, height: null };
  return { kind, source, name, type, bytes, sha256, ...size };
}
