import { createHash } from 'node:crypto';

/** Tells what was read from what is there by now: of equal contents it is the same. */
export const revisionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
