import { createHash } from 'node:crypto';
import type { ItemDocument } from './document';
import type { NamedFile } from './content-files';

/** To be raised when the same document is rendered to other HTML or found by other terms than before. */
const PROJECTION_VERSION = 4;

/** Of what is stored of a published document: also changes with the way that it is projected. */
export const projectionHash = (...document: Parameters<typeof documentHash>): string =>
  `${PROJECTION_VERSION}.${documentHash(...document)}`;

/** Whether two such hashes are of the same document, however it was projected. */
export const isSameDocument = (stored: string | null, hash: string): boolean =>
  stored?.split('.').at(-1) === hash.split('.').at(-1);

/** Changes when anything of the document or of its files does, and only then. */
export function documentHash(document: ItemDocument, files: readonly (NamedFile & { sha256: string })[]): string {
  const named = files.map(({ kind, source, sha256 }) => `${kind} ${sha256} ${source}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([document, named], withSortedKeys))
    .digest('hex');
}

/** Stored documents come back with their keys in an order of the database's own. */
function withSortedKeys(_key: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
