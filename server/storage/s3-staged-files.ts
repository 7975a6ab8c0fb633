import { Readable } from 'node:stream';
import { checkedKey, type StagedFiles } from './file-store';
import { inTurns } from './in-turns';
import type { S3Bucket } from './s3-bucket';

/** Files of a restore. They are stored under their keys immediately, because no row names them before the transaction commits. */
export class S3StagedFiles implements StagedFiles {
  readonly #keys = new Set<string>();

  private constructor(
    private readonly bucket: S3Bucket,
    private readonly list: () => AsyncIterable<string>,
    private readonly before: ReadonlySet<string>,
  ) {}

  static async begin(bucket: S3Bucket, list: () => AsyncIterable<string>): Promise<S3StagedFiles> {
    const before = new Set<string>();
    for await (const key of list()) before.add(key);
    return new S3StagedFiles(bucket, list, before);
  }

  async write(key: string, bytes: Readable, size: number): Promise<void> {
    this.#keys.add(checkedKey(key));
    // Converts the stream: entries of a tar file are streams of another library, which the client does not accept.
    await this.bucket.putStream(key, Readable.from(bytes, { objectMode: false }), size);
  }

  moveIntoStore(): Promise<void> {
    return Promise.resolve();
  }

  async removeOthers(): Promise<void> {
    const others: string[] = [];
    for await (const key of this.list()) if (!this.#keys.has(key)) others.push(key);
    await inTurns(others, (key) => this.bucket.remove(key));
  }

  async undo(): Promise<void> {
    const added = [...this.#keys].filter((key) => !this.before.has(key));
    await inTurns(added, (key) => this.bucket.remove(key));
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}
