import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/**
 * Content security policy of files: a file that a browser displays must not run or load anything, since an SVG may contain scripts,
 * and no other page may frame it.
 */
const FILE_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Pattern of media types of text, without parameters. */
const TEXT = /^(?:text\/[\w.-]+|[\w.-]+\/[\w.-]+\+xml)$/;

/** Sets the headers of a file. Browsers may cache it but must revalidate it, so that a withdrawn file is no longer shown. */
export function setFileHeaders(reply: FastifyReply, type: string, disposition: string): void {
  void reply.headers({
    'content-type': withCharset(type),
    'content-disposition': disposition,
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
}

/** Returns a media type with the charset for text files, which are always UTF-8: uploads and imports accept no other encoding. */
const withCharset = (type: string): string => (TEXT.test(type) ? `${type}; charset=utf-8` : type);

/** Returns a `Content-Disposition` header with the name of a file in any script. */
export const disposition = (kind: 'inline' | 'attachment', name: string): string => create(name, { type: kind });

/** Returns true if `If-None-Match` contains this tag, so that the browser already has the file. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
