import type { Deps } from '../../http/deps';
import { hashOf, randomSecret } from '../session/secrets';
import { insertLink, itemOfLink, revokeLinks } from './repository';

const LINK_MS = 7 * 24 * 60 * 60 * 1000;

/** A new link to an item's draft. Only the token's hash is kept. */
export async function makeLink({ db, now }: Deps, item: number, person: string): Promise<{ token: string; expiresAt: Date }> {
  const token = randomSecret();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + LINK_MS);
  await insertLink(db, { token_hash: hashOf(token), item, person, created_at: createdAt, expires_at: expiresAt });
  return { token, expiresAt };
}

/** Ends the link to an item's draft that has that token, or all links to it. Returns how many worked until then. */
export const endLinks = ({ db, now }: Deps, item: number, token: string | undefined): Promise<number> =>
  revokeLinks(db, item, token === undefined ? null : hashOf(token), now());

/** Returns the item whose draft that token leads to now. */
export async function linkedItem({ db, now }: Deps, token: string | undefined): Promise<number | undefined> {
  return token === undefined ? undefined : itemOfLink(db, hashOf(token), now());
}
