import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The page of the SPA as it was at the start: its policy names the hashes of these very scripts, whatever is built meanwhile. */
export interface Page {
  html: string;
  send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** Null when the SPA has not been built. */
export async function readPage(folder: string): Promise<Page | null> {
  const bytes = await readFile(join(folder, 'index.html')).catch(() => null);
  if (bytes === null) return null;
  const forms = new Map([
    ['br', await promisify(brotliCompress)(bytes)],
    ['gzip', await promisify(gzip)(bytes)],
  ]);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const send: Page['send'] = (request, reply) => {
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    const coding = [...forms.keys()].find((name) => accepts(request, name));
    if (coding) void reply.header('content-encoding', coding);
    return reply.type('text/html; charset=utf-8').send(coding ? forms.get(coding) : bytes);
  };
  return { html: bytes.toString('utf8'), send };
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
