import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachmentApi } from '../../../contract/attachment';
import { PICTURE_WIDTHS, type PictureWidth } from '../../../contract/core/pictures';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { FileStore } from '../../storage/file-store';
import { route } from '../../http/route';
import { readRange } from './byte-range';
import { disposition, isKnown, setFileHeaders } from '../../http/file-headers';
import { narrowerPicture } from './narrower-picture';
import type { Engagement } from '../area/engagement';
import type { StoredFile } from './repository';
import { fileFor, zipEntriesFor, type FoundFile } from './service';
import { zipOf, zipSize } from './zip';

export function attachmentRoutes(app: FastifyInstance, deps: Deps, { downloads }: Pick<Engagement, 'downloads'>): void {
  route(app, attachmentApi.all, async (item, { viewer, request, reply }) => {
    const entries = await zipEntriesFor(deps, item, viewer);
    const bytes = isHead(request) ? noBytes() : await zipOf(deps.files, entries);
    setFileHeaders(reply, 'application/zip', disposition('attachment', `${item.id}.zip`));
    void reply.header('content-length', zipSize(entries)).send(bytes);
    if (!isHead(request))
      for (const { item: key, id, name } of entries) downloads.record({ item: key, attachment: id, name }, viewer.id);
  });
  route(app, attachmentApi.one, async ({ id, preview, w }, { viewer, request, reply }) => {
    const file = await fileFor(deps, id, viewer, preview);
    const width = PICTURE_WIDTHS.find((each) => String(each) === w);
    const isSent = width !== undefined && (await sendNarrower(deps.files, file, width, request, reply));
    if (!isSent) await sendFile(deps.files, file, request, reply);
    if (isDownload(file, request, reply)) downloads.record({ item: file.item, attachment: id, name: file.name }, viewer.id);
  });
}

/** Returns whether a response is a download of a published file: neither a part of one in the middle nor one that the browser has. */
const isDownload = (
  file: FoundFile,
  request: FastifyRequest,
  { statusCode }: FastifyReply,
): file is FoundFile & { item: number } =>
  file.kind === 'attachment' &&
  file.item !== null &&
  !isHead(request) &&
  statusCode < 300 &&
  /^bytes=0-/.test(request.headers.range ?? 'bytes=0-');

const isHead = ({ method }: FastifyRequest): boolean => method === 'HEAD';
/**
 * Returns an empty stream to send for HEAD. Fastify would read a real stream to its end, and without any stream it would set
 * `content-length` to 0.
 */
const noBytes = (): Readable => Readable.from([]);

/** Sends a file, or the requested range of it. Headers are set last, because an error before that sends an error response instead. */
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

/** Sends a picture scaled down to that width; returns false for a file that is sent as it is. */
async function sendNarrower(
  files: FileStore,
  file: StoredFile,
  width: PictureWidth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const etag = `"${file.sha256}-${width}"`;
  const describe = () => {
    setFileHeaders(reply, file.type, disposition('inline', file.name));
    void reply.header('etag', etag);
  };
  // This tag was sent only with a picture that was scaled down.
  if (isKnown(request.headers['if-none-match'], etag)) {
    describe();
    void reply.status(304).send();
    return true;
  }
  const bytes = await narrowerPicture(files, file, width);
  if (!bytes) return false;
  describe();
  void reply.header('content-length', bytes.length).send(isHead(request) ? noBytes() : bytes);
  return true;
}

/** Returns the requested range; null (the whole file) if `If-Range` names another version of the file. */
function wantedRange({ headers }: FastifyRequest, etag: string, size: number): ReturnType<typeof readRange> {
  const { range, 'if-range': ifRange } = headers;
  return ifRange === undefined || ifRange === etag ? readRange(range, size) : null;
}
