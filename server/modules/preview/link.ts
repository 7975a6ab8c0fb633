import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { hashOf, randomSecret } from '../session/secrets';
import type { ItemRef } from '../../../contract/item';
import { findLink, insertLink, linkTimesSince, lockLinksOf, revokeLinks, type LinkChoice } from './link-repository';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MAX_LINKS_AN_HOUR = 20;

export interface NewLink {
  /** Key of the item whose draft the link leads to. */
  item: number;
  ref: ItemRef;
  label: string;
  days: number;
  person: string;
}

/**
 * Creates a preview link to an item's draft and returns its token, of which only the hash is stored. Throws `preview.not_found`
 * if the draft has gone, or `preview.limited` if the person has created 20 links within an hour.
 */
export async function makeLink(
  { db, now }: Deps,
  { item, ref, label, days, person }: NewLink,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = randomSecret();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
  const id = await db.transaction().execute(async (trx) => {
    await lockLinksOf(trx, person);
    const times = await linkTimesSince(trx, person, new Date(createdAt.getTime() - HOUR_MS));
    const oldest = times.at(-MAX_LINKS_AN_HOUR);
    if (oldest) throw new AppError('preview.limited', undefined, secondsUntil(oldest.getTime() + HOUR_MS, createdAt));
    const link = { token_hash: hashOf(token), item, label, person, created_at: createdAt, expires_at: expiresAt };
    const made = await insertLink(trx, link);
    if (made === undefined) throw new AppError('preview.not_found');
    const after = { link: made, label, expiresAt: expiresAt.toISOString() };
    await insertAuditEvent(trx, { action: 'preview-link.create', person, item: ref, after }, createdAt);
    return made;
  });
  return { id, token, expiresAt };
}

const secondsUntil = (ms: number, moment: Date): number => Math.max(1, Math.ceil((ms - moment.getTime()) / 1000));

/** Revokes the preview link with that id or token to an item's draft, or all its links. Returns the number of links revoked. */
export async function endLinks(
  { db, now }: Deps,
  { item, ref, person }: Pick<NewLink, 'item' | 'ref' | 'person'>,
  { linkId, token }: { linkId?: string | undefined; token?: string | undefined },
): Promise<number> {
  const moment = now();
  const choice: LinkChoice = { id: linkId, tokenHash: token === undefined ? undefined : hashOf(token) };
  return db.transaction().execute(async (trx) => {
    const links = await revokeLinks(trx, item, choice, moment);
    for (const link of links)
      await insertAuditEvent(trx, { action: 'preview-link.revoke', person, item: ref, before: { link } }, moment);
    return links.length;
  });
}

export type OpenLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** Returns the link with that token; undefined if it does not work, or there is no token. */
export async function openLink({ db, now }: Deps, token: string | undefined): Promise<OpenLink | undefined> {
  return token === undefined ? undefined : findLink(db, hashOf(token), now());
}

/** Returns the key of the item whose draft the token gives access to now; undefined if there is none. */
export async function linkedItem(deps: Deps, token: string | undefined): Promise<number | undefined> {
  return (await openLink(deps, token))?.item;
}
