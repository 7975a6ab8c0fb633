import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';

/** Returns the links that work at that moment: neither expired nor revoked, and to a draft that is still there. */
const workingLinks = (db: Db, moment: Date) =>
  db
    .selectFrom('preview_link')
    .innerJoin('item_draft', 'item_draft.id', 'preview_link.draft')
    .where('preview_link.expires_at', '>', moment)
    .where('preview_link.revoked_at', 'is', null);

/** Serialises the creation of links by a person until the end of the transaction, so that their number can be limited. */
export async function lockLinksOf(trx: Db, person: string): Promise<void> {
  await trx.selectFrom('person').where('id', '=', person).select('id').forNoKeyUpdate().execute();
}

/** Returns the times at which a person created links after that moment, oldest first. */
export async function linkTimesSince(db: Db, person: string, moment: Date): Promise<Date[]> {
  const links = db.selectFrom('preview_link').where('person', '=', person).where('created_at', '>', moment);
  const rows = await links.select('created_at as at').orderBy('created_at').execute();
  return rows.map(({ at }) => at);
}

/** Inserts a link to the draft that an item has now. Returns its id; undefined if there is no draft. */
export async function insertLink(
  db: Db,
  { item, ...link }: Omit<Insertable<Database['preview_link']>, 'draft'>,
): Promise<string | undefined> {
  const draft = await db.selectFrom('item_draft').where('item', '=', item).select('id').forKeyShare().executeTakeFirst();
  if (!draft) return undefined;
  const row = db.insertInto('preview_link').values({ ...link, item, draft: draft.id });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

/** Returns the link with that token, if it works at that moment. */
export async function findLink(db: Db, tokenHash: string, moment: Date) {
  return workingLinks(db, moment)
    .where('preview_link.token_hash', '=', tokenHash)
    .select(['preview_link.id', 'preview_link.item', 'preview_link.person'])
    .executeTakeFirst();
}

/** Returns the label, maker and end of a link. */
export async function findLinkFacts(db: Db, id: string) {
  return db
    .selectFrom('preview_link')
    .innerJoin('person', 'person.id', 'preview_link.person')
    .where('preview_link.id', '=', id)
    .select(['label', 'person.id as personId', 'person.name as personName', 'expires_at as expiresAt'])
    .executeTakeFirst();
}

/** Returns the links to an item's draft that work at that moment, newest first, with the number of openings and the last one. */
export async function listLinks(db: Db, item: number, moment: Date) {
  return workingLinks(db, moment)
    .innerJoin('person', 'person.id', 'preview_link.person')
    .leftJoin('preview_opening', 'preview_opening.link', 'preview_link.id')
    .where('preview_link.item', '=', item)
    .groupBy(['preview_link.token_hash', 'person.id'])
    .select(({ fn }) => [
      'preview_link.id',
      'preview_link.label',
      'person.id as personId',
      'person.name as personName',
      'preview_link.created_at as createdAt',
      'preview_link.expires_at as expiresAt',
      fn.count<number>('preview_opening.day').as('opened'),
      fn.max('preview_opening.at').as('lastOpenedAt'),
    ])
    .orderBy('preview_link.created_at', 'desc')
    .orderBy('preview_link.id')
    .execute();
}

/** Records that a person has opened a link on that day. */
export async function recordOpening(db: Db, link: string, person: string, moment: Date): Promise<void> {
  const opening = { link, person, day: moment.toISOString().slice(0, 10), at: moment };
  await db
    .insertInto('preview_opening')
    .values(opening)
    .onConflict((conflict) => conflict.columns(['link', 'person', 'day']).doUpdateSet({ at: moment }))
    .execute();
}

/** Chooses the links to revoke: one by its id or the hash of its token, or all. */
export interface LinkChoice {
  id?: string | undefined;
  tokenHash?: string | undefined;
}

/** Revokes the chosen links to the item's draft. Returns their ids. */
export async function revokeLinks(db: Db, item: number, { id, tokenHash }: LinkChoice, moment: Date): Promise<string[]> {
  const rows = await db
    .updateTable('preview_link')
    .from('item_draft')
    .whereRef('item_draft.id', '=', 'preview_link.draft')
    .set({ revoked_at: moment })
    .where('preview_link.item', '=', item)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', moment)
    .$if(id !== undefined, (links) => links.where('preview_link.id', '=', id ?? ''))
    .$if(tokenHash !== undefined, (links) => links.where('token_hash', '=', tokenHash ?? ''))
    .returning('preview_link.id')
    .execute();
  return rows.map((row) => row.id);
}

export async function removeExpiredLinks(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('preview_link').where('expires_at', '<=', moment).execute();
}
