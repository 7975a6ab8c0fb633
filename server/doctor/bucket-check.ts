import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { BucketConfig } from '../config/config';
import { isMissingFile, type FileStorage } from '../storage/file-store';
import { s3Files } from '../storage/s3-files';
import { failed, messageOf, ok, type Finding } from './finding';

const CHECK = 'file storage';
const PROBE_BYTES = 64 * 1024;

/** Checks that objects of the bucket can be listed, written, read and removed. Leaves nothing behind. */
export async function checkBucket(config: BucketConfig): Promise<Finding> {
  try {
    const files = await s3Files(config);
    await files.check();
    const fault = await faultOf(files);
    return fault ?? ok(CHECK, `a file was written, read back and removed in bucket ${config.bucket}`);
  } catch (error) {
    return failed(CHECK, messageOf(error), 'See Files on S3 in docs/operations.md');
  }
}

async function faultOf(files: FileStorage): Promise<Finding | null> {
  const [key, bytes] = [`doctor-${randomUUID()}`, randomBytes(PROBE_BYTES)];
  try {
    await files.write(key, bytes);
    if (!(await buffer(await files.read(key))).equals(bytes))
      return failed(CHECK, 'a file that was written is read back differently', 'Check the S3 server');
  } finally {
    await files.remove(key);
  }
  const isGone = await files.read(key).then((stream) => (stream.destroy(), false), isMissingFile);
  return isGone ? null : failed(CHECK, 'a file that was removed is still there', 'Check the S3 server');
}
