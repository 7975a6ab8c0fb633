import type { Deps } from '../../http/deps';
import { hashOf, randomSecret } from '../session/secrets';
import { insertLink, itemOfLink, revokeLinks } from './repository';

const LINK_MS = 7 * 24 * 60 * 60 * 1000;

/** Creates a preview link to an item's draft and returns its token. Only the token's hash is stored. */
export async function makeLink({ db, now }: Deps, item: number, person: string): Promise<{ token: string; expiresAt: Date }> {
  const token = randomSecret();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LINK_MS);
  await insertLink(db, { token_hash: hashOf(token), item, person, created_at: createdAt, expires_at: expiresAt });
  return { token, expiresAt };
}

/**
 * Revokes the preview link with that token to an item's draft, or all its links if there is no token. Returns the number of links
 * revoked.
 */
export const endLinks = ({ db, now }: Deps, item: number, token: string | undefined): Promise<number> =>
  revokeLinks(db, item, token === undefined ? null : hashOf(token), now());

/** Returns the key of the item whose draft the token gives access to now; undefined if there is none. */
export async function linkedItem({ db, now }: Deps, token: string | undefined): Promise<number | undefined> {
  return token === undefined ? undefined : itemOfLink(db, hashOf(token), now());
}
