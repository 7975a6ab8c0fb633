import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../contract/core/errors';
import { AppError } from './errors';
import { FILE_REQUEST_MS, limitTime } from './limits';

/** Maximum number of bytes of the files that the process receives at the same time, because they are held in memory. */
const MAX_RECEIVING_BYTES = 256 * 1024 * 1024;
const RETRY_SECONDS = 5;

let receiving = 0;

/**
 * Receives the file that is the body of a request and passes its content to `work`. Throws `file.too_large` as soon as it exceeds
 * the limit, `request.invalid` if the connection is lost, `file.empty` if there is no content, and `unavailable` while too many files are being
 * received.
 */
export async function withReceivedFile<T>(
  request: FastifyRequest,
  maxBytes: number,
  work: (content: Buffer) => Promise<T>,
): Promise<T> {
  const { body } = request;
  if (!(body instanceof Readable)) throw emptyFile();
  const size = Number(request.headers['content-length'] ?? maxBytes);
  if (size > maxBytes) throw new AppError('file.too_large');
  if (receiving + size > MAX_RECEIVING_BYTES) throw new AppError('unavailable', undefined, RETRY_SECONDS);
  receiving += size;
  try {
    limitTime(request, FILE_REQUEST_MS);
    return await work(await contentOf(body, maxBytes));
  } finally {
    receiving -= size;
  }
}

/**
 * Writes the file that is the body of a request to a new file on disk while it arrives, and returns its size. Throws `tooLarge` as
 * soon as it exceeds the limit, and `request.invalid` if the connection is lost, and `file.empty` if there is no content; what was written stays.
 */
export async function storeReceivedFile(
  request: FastifyRequest,
  path: string,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: ErrorCode },
): Promise<number> {
  const { body } = request;
  if (!(body instanceof Readable)) throw emptyFile();
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new AppError(tooLarge);
  limitTime(request, FILE_REQUEST_MS);
  const file = await open(path, 'wx', 0o600);
  try {
    const size = await readFile(body, { maxBytes, tooLarge }, (chunk) => file.appendFile(chunk));
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

async function contentOf(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const size = await readFile(stream, { maxBytes, tooLarge: 'file.too_large' }, (chunk) => {
    chunks.push(chunk);
  });
  return Buffer.concat(chunks, size);
}

/** Passes the chunks of a file to `take` as they arrive, and returns the size of the file. */
async function readFile(
  stream: Readable,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: ErrorCode },
  take: (chunk: Buffer) => Promise<void> | void,
): Promise<number> {
  let size = 0;
  try {
    // The stream stays open after an error, because destroying it would close the connection before the answer is sent.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new AppError(tooLarge);
      await take(chunk);
    }
  } catch (error) {
    // Otherwise a client that still sends, on a connection that stays open, would wait for the server to read on.
    stream.resume();
    if (isLostConnection(error)) throw new AppError('request.invalid', { request: 'ended before the whole file had arrived' });
    throw error;
  }
  if (!size) throw emptyFile();
  return size;
}

const emptyFile = (): AppError => new AppError('file.empty');

const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '');
