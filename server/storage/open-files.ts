import { join } from 'node:path';
import type { Config } from '../config/config';
import { diskFiles } from './disk-files';
import { FilesUnavailable, type FileStorage } from './file-store';
import { s3Files } from './s3-files';

/** Returns the configured store: a bucket, whose client is loaded only then, or a folder of the data folder. */
export async function openFiles({ dataFolder, bucket }: Pick<Config, 'dataFolder' | 'bucket'>): Promise<FileStorage> {
  return bucket ? s3Files(bucket) : diskFiles(join(dataFolder, 'files'));
}

/**
 * Opens the configured store. Throws StartupError if it cannot be used as it is configured. If it is only temporarily unavailable,
 * calls `onTrouble` instead, because the portal works without files.
 */
export async function openCheckedFiles(config: Config, onTrouble: (error: FilesUnavailable) => void): Promise<FileStorage> {
  const files = await openFiles(config);
  try {
    await files.check();
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    onTrouble(error);
  }
  return files;
}
