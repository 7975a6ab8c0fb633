import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './manifest';

/** First bytes of a file in the age format. */
export const AGE_HEADER = 'age-encryption.org/v1';

/** Base-2 logarithm of the work of scrypt (64 MB, 0.2 s). Operators use random keys, so more work would add nothing. */
const WORK_FACTOR = 16;
const NO_MATCH = /no identity matched/;

type Bytes = AsyncIterable<Uint8Array>;
/** Stream type that the library takes: the `ReadableStream` of browsers. */
type AgeStream = Parameters<Encrypter['encrypt']>[0] & object;

const streamOf = (source: Bytes): AgeStream => ReadableStream.from(source);
const bytesOf = (stream: unknown): Bytes => stream as Bytes;

/** Encrypts bytes in the age format with a passphrase. */
export async function* encrypted(source: Bytes, key: string): Bytes {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  yield* bytesOf(await encrypter.encrypt(streamOf(source) as never));
}

/** Decrypts bytes in the age format. Every chunk is authenticated before it is passed on. Throws BackupError for another key. */
export async function* decrypted(source: Bytes, key: string): Bytes {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  yield* bytesOf(
    await decrypter.decrypt(streamOf(source) as never).catch((error: unknown) => {
      if (error instanceof Error && NO_MATCH.test(error.message)) throw new BackupError('BACKUP_KEY is not the key of this file');
      throw error;
    }),
  );
}
