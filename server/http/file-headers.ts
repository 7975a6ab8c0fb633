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

/** A `Content-Disposition` with a name of any script (RFC 6266, RFC 8187) and a plain one for what does not know it. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Returns whether `If-None-Match` names this tag, which means that the browser already has the file. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
