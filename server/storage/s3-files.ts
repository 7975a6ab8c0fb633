import type { BucketConfig } from '../config/config';
import { PICTURE_WIDTHS } from '../../contract/core/pictures';
import { checkedKey, isKey, narrowerKey, type FileStorage } from './file-store';
import { S3Bucket } from './s3-bucket';
import { checkFailure } from './s3-failure';
import { holdS3Files } from './s3-held-files';
import { S3StagedFiles } from './s3-staged-files';

/** Returns a store in a bucket of an S3 server. */
export async function s3Files(config: BucketConfig): Promise<FileStorage> {
  const bucket = await S3Bucket.open(config);
  const list = () => keysIn(bucket);
  return {
    isOnDisk: false,
    write: (key, bytes) => bucket.put(checkedKey(key), bytes),
    read: async (key, range) => {
      const { bytes } = await bucket.get(checkedKey(key), range && `bytes=${range.start}-${range.end}`);
      return bytes;
    },
    remove: (key) => removeWithNarrower(bucket, key),
    check: async () => {
      try {
        await bucket.probe();
      } catch (error) {
        throw checkFailure(error, config);
      }
    },
    list,
    hold: (keys) => holdS3Files(bucket, keys, list),
    stage: () => S3StagedFiles.begin(bucket, list),
  };
}

async function* keysIn(bucket: S3Bucket): AsyncGenerator<string> {
  for await (const name of bucket.list()) if (isKey(name)) yield name;
}

async function removeWithNarrower(bucket: S3Bucket, key: string): Promise<void> {
  const keys = [checkedKey(key), ...PICTURE_WIDTHS.map((width) => narrowerKey(key, width))];
  await Promise.all(keys.map((each) => bucket.remove(each)));
}
