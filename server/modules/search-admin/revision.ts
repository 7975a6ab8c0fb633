import { createHash } from 'node:crypto';

/** Returns a hash of the content, to detect a change since it was read. Equal contents have equal hashes. */
export const revisionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
