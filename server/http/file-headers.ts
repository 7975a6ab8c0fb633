import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** Nothing in a file may run or load anything, should a browser show it: an SVG may hold scripts. */
const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Headers of every file. A browser may keep it but asks each time, so that what was withdrawn is no longer shown. */
export function setFileHeaders(reply: FastifyReply, type: string, disposition: string): void {
  void reply.headers({
    'content-type': type,
    'content-disposition': disposition,
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
}

/** Returns a `Content-Disposition` that names a file, in any script. */
export const disposition = (kind: 'inline' | 'attachment', name: string): string => create(name, { type: kind });

/** Returns whether `If-None-Match` names this tag, which means that the browser already has the file. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
