import { buffer } from 'node:stream/consumers';
import { narrowerWidths, type PictureWidth } from '../../../contract/core/pictures';
import { isMissingFile, narrowerKey, type FileStore } from '../../storage/file-store';
import { PictureError, scaledDown } from '../item/files/picture';
import type { StoredFile } from './repository';

/**
 * Returns a picture scaled down to that width, which is made once and stored beside it. Returns null for a file that is sent as it
 * is: it is no such picture, is not wider, or cannot be decoded.
 */
export async function narrowerPicture(
  files: FileStore,
  file: Pick<StoredFile, 'kind' | 'type' | 'width' | 'storageKey'>,
  width: PictureWidth,
): Promise<Buffer | null> {
  if (file.kind !== 'picture' || !narrowerWidths(file).includes(width)) return null;
  const key = narrowerKey(file.storageKey, width);
  const stored = await readStored(files, key);
  if (stored) return stored;
  try {
    const bytes = await scaledDown(await buffer(await files.read(file.storageKey)), file.type, width);
    await files.write(key, bytes);
    return bytes;
  } catch (error) {
    if (error instanceof PictureError) return null;
    throw error;
  }
}

async function readStored(files: FileStore, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await files.read(key));
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
