import { PassThrough, type Readable } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { BucketConfig } from '../config/config';
import { isNoObject, unavailable } from './s3-failure';
import { MissingFile } from './file-store';

const DEFAULT_REGION = 'us-east-1';
const CONNECT_MS = 3_000;
/** Maximum time until the first byte of an object arrives. */
const ANSWER_MS = 5_000;
/** Maximum time without any byte sent or received in calls that send an object or get a short answer. */
const IDLE_MS = 5_000;
/** Maximum duration of a call that a person waits for, including its retry: the portal has to respond within 30 seconds. */
const CALL_MS = 20_000;
/**
 * Maximum time without any byte of an object that is being received. It is longer than the portal's timeout for a stalled client, which
 * also stalls the connection to the store.
 */
const READER_IDLE_MS = 90_000;
const MAX_ATTEMPTS = 2;
/** Maximum number of connections for each kind of calls; each file that somebody downloads has one. */
const MAX_SOCKETS = 500;

/** Objects of a bucket whose names begin with the prefix. Names here are without it. */
export class S3Bucket {
  readonly #reading: Sdk.S3Client;
  readonly #calling: Sdk.S3Client;

  private constructor(
    private readonly config: BucketConfig,
    private readonly sdk: typeof Sdk,
  ) {
    this.#reading = clientOf(sdk, config, { requestTimeout: ANSWER_MS, socketTimeout: READER_IDLE_MS });
    this.#calling = clientOf(sdk, config, { socketTimeout: IDLE_MS });
  }

  /** Loads the client and returns the bucket, without a call to the server. */
  static async open(config: BucketConfig): Promise<S3Bucket> {
    // Suppresses a warning on Node.js 20 that later versions of the client need a newer one.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    return new S3Bucket(config, await import('@aws-sdk/client-s3'));
  }

  /** Stores an object, which appears once all its bytes have arrived. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const command = new this.sdk.PutObjectCommand({ ...this.#at(name), Body: bytes, ContentLength: bytes.length });
    await this.#answered(() => this.#calling.send(command, { abortSignal: AbortSignal.timeout(CALL_MS) }));
  }

  /** Stores an object of `size` bytes from a stream. */
  async putStream(name: string, bytes: Readable, size: number): Promise<void> {
    const command = new this.sdk.PutObjectCommand({ ...this.#at(name), Body: bytes, ContentLength: size });
    await this.#answered(() => this.#calling.send(command));
  }

  /** Returns an object, or the range of its bytes in the notation of HTTP. Rejects with MissingFile if there is none. */
  async get(name: string, range?: string): Promise<{ size: number; bytes: Readable }> {
    const answer = await this.#answered(
      () => this.#reading.send(new this.sdk.GetObjectCommand({ ...this.#at(name), Range: range })),
      name,
    );
    return { size: answer.ContentLength ?? NaN, bytes: this.#translated(answer.Body as Readable) };
  }

  /** Copies an object within the server. Rejects with MissingFile if there is none. */
  async copy(name: string, to: string): Promise<void> {
    const { Bucket, Key } = this.#at(name);
    const CopySource = `${Bucket}/${encodeURI(Key)}`;
    await this.#answered(() => this.#calling.send(new this.sdk.CopyObjectCommand({ ...this.#at(to), CopySource })), name);
  }

  /** Removes an object, if there is one. */
  async remove(name: string): Promise<void> {
    const command = new this.sdk.DeleteObjectCommand(this.#at(name));
    await this.#answered(() => this.#calling.send(command, { abortSignal: AbortSignal.timeout(CALL_MS) }));
  }

  /** Returns the names of objects that begin with `start` and have no slash after it, or with `deep` all that begin with it. */
  async *list(start = '', deep = false): AsyncGenerator<string> {
    const { bucket: Bucket, prefix } = this.config;
    const query = { Bucket, Prefix: prefix + start, ...(deep ? {} : { Delimiter: '/' }) };
    for (let ContinuationToken: string | undefined, more = true; more;) {
      const page = await this.#answered(() =>
        this.#calling.send(new this.sdk.ListObjectsV2Command({ ...query, ContinuationToken })),
      );
      for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length);
      ContinuationToken = page.NextContinuationToken;
      more = ContinuationToken !== undefined;
    }
  }

  /** Lists one name, which succeeds only if address, keys and region are right. Rejects with the client's own error. */
  async probe(): Promise<void> {
    const { bucket: Bucket, prefix: Prefix } = this.config;
    await this.#calling.send(new this.sdk.ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 }));
  }

  #at(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket, Key: this.config.prefix + name };
  }

  async #answered<T>(call: () => Promise<T>, name?: string): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (name !== undefined && isNoObject(error)) throw new MissingFile(`no object ${name} in bucket ${this.config.bucket}`);
      throw unavailable(error, this.config);
    }
  }

  /** Returns the bytes as a stream that fails with FilesUnavailable if the connection breaks. */
  #translated(body: Readable): Readable {
    const bytes = new PassThrough();
    body.on('error', (error) => bytes.destroy(unavailable(error, this.config)));
    bytes.on('close', () => body.destroy());
    return body.pipe(bytes);
  }
}

function clientOf(
  sdk: typeof Sdk,
  config: BucketConfig,
  timeouts: { requestTimeout?: number; socketTimeout: number },
): Sdk.S3Client {
  const agent = { keepAlive: true, maxSockets: MAX_SOCKETS };
  return new sdk.S3Client({
    region: config.region ?? DEFAULT_REGION,
    ...(config.endpoint !== null && { endpoint: config.endpoint }),
    ...(config.keys !== null && { credentials: config.keys }),
    forcePathStyle: config.isPathStyle,
    maxAttempts: MAX_ATTEMPTS,
    // With `Expect: 100-continue`, a server that hangs would be detected later, and each call would open a connection.
    expectContinueHeader: false,
    // Servers other than that of AWS refuse the checksums that the client otherwise adds. Signatures cover the bytes as well.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      ...timeouts,
      connectionTimeout: CONNECT_MS,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}
