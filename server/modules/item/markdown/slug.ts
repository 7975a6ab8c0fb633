import { createHash } from 'node:crypto';

const MAX_LENGTH = 80;
const HASH_LENGTH = 8;

/**
 * Returns a name as an id of `a–z`, `0–9` and `-`. A name that cannot be written that way (Chinese, or more than 80 characters)
 * gets a short hash of the whole name, so that two names share an id only if they differ in case, accents or punctuation alone.
 */
export function slugId(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const plain = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const whole = plain !== '' && !/(?![a-z0-9])[\p{Letter}\p{Number}]/u.test(letters);
  return whole && plain.length <= MAX_LENGTH ? plain : withHash(plain, letters);
}

/** Returns `id` with a hash of `distinction` appended, cut to the maximum length of an id. */
export function withHash(id: string, distinction: string): string {
  const hash = createHash('sha256').update(distinction).digest('hex').slice(0, HASH_LENGTH);
  const room = MAX_LENGTH - HASH_LENGTH - 1;
  return [id.slice(0, room).replace(/-$/, ''), hash].filter(Boolean).join('-');
}
