import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachmentApi } from '../../../contract/attachment';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { FileStore } from '../../storage/file-store';
import { route } from '../../http/route';
import { readRange } from './byte-range';
import { disposition, isKnown, setFileHeaders } from '../../http/file-headers';
import type { StoredFile } from './repository';
import { fileFor, zipEntriesFor } from './service';
import { zipOf, zipSize } from './zip';

export function attachmentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, attachmentApi.all, async (item, { viewer, request, reply }) => {
    const entries = await zipEntriesFor(deps, item, viewer);
    setFileHeaders(reply, 'application/zip', disposition('attachment', `${item.id}.zip`));
    void reply.header('content-length', zipSize(entries)).send(isHead(request) ? noBytes() : zipOf(deps.files, entries));
  });
  route(app, attachmentApi.one, async ({ id, preview }, { viewer, request, reply }) => {
    await sendFile(deps.files, await fileFor(deps, id, viewer, preview), request, reply);
  });
}

const isHead = ({ method }: FastifyRequest): boolean => method === 'HEAD';
/** Sent for HEAD, of which fastify would otherwise read the whole stream; with no stream at all it replaces the length by 0. */
const noBytes = (): Readable => Readable.from([]);

/** Headers are set last: until then the answer may become an error's. */
async function sendFile(files: FileStore, file: StoredFile, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const etag = `"${file.sha256}"`;
  const isShown = file.kind === 'picture' && file.type.startsWith('image/');
  const describe = () => {
    setFileHeaders(reply, file.type, disposition(isShown ? 'inline' : 'attachment', file.name));
    void reply.headers({ etag, 'accept-ranges': 'bytes' });
  };
  if (isKnown(request.headers['if-none-match'], etag)) {
    describe();
    return void reply.status(304).send();
  }
  const range = wantedRange(request, etag, file.size);
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${file.size}`);
    throw new AppError('range.unsatisfiable');
  }
  const bytes = isHead(request) ? noBytes() : await files.read(file.storageKey, range ?? undefined);
  describe();
  if (range) void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  void reply.header('content-length', range ? range.end - range.start + 1 : file.size).send(bytes);
}

/** A part of an older version would not fit what the browser has: it gets the whole file. */
function wantedRange({ headers }: FastifyRequest, etag: string, size: number): ReturnType<typeof readRange> {
  const { range, 'if-range': ifRange } = headers;
  return ifRange === undefined || ifRange === etag ? readRange(range, size) : null;
}
