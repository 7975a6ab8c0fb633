import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lazily } from '../lazily';

/** Text that is compressed once for each content coding and then cached. */
export class KeptText {
  private readonly plain: Buffer;
  private readonly etag: string;
  private readonly compressed: Map<string, () => Promise<Buffer>>;

  constructor(
    text: string,
    private readonly type: string,
  ) {
    const plain = Buffer.from(text);
    this.plain = plain;
    this.etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
    this.compressed = new Map([
      ['br', lazily(() => promisify(brotliCompress)(plain))],
      ['gzip', lazily(() => promisify(gzip)(plain))],
    ]);
  }

  /** Sends the text in a content coding that the browser accepts, or 304 if the browser already has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('etag', this.etag);
    if (request.headers['if-none-match']?.includes(this.etag)) return reply.status(304).send();
    const coding = [...this.compressed.keys()].find((name) => accepts(request, name));
    if (coding) void reply.header('content-encoding', coding);
    return reply.type(this.type).send((await this.compressed.get(coding ?? '')?.()) ?? this.plain);
  }
}

function accepts({ headers }: FastifyRequest, coding: string): boolean {
  const accepted = (headers['accept-encoding'] ?? '').split(',');
  return accepted.some((entry) => {
    const [name = '', quality = ''] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !/^q=0(\.0*)?$/.test(quality);
  });
}
