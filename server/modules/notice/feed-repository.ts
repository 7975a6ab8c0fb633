import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema';

export type NewFeed = Omit<Insertable<Database['notice_feed']>, 'issuer'>;

/** Keeps a feed for whom the session belongs to, unless they have so many already; answers its id. */
export async function insertFeed(db: Db, feed: NewFeed, sessionId: string, most: number): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    // Those who make feeds in two tabs at once are counted one after the other.
    await trx.selectFrom('person').where('id', '=', feed.person).select('id').forNoKeyUpdate().execute();
    const { count } = await trx
      .selectFrom('notice_feed')
      .where('person', '=', feed.person)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= most) return undefined;
    const { issuer } = await trx.selectFrom('session').where('id', '=', sessionId).select('issuer').executeTakeFirstOrThrow();
    const { id } = await trx
      .insertInto('notice_feed')
      .values({ ...feed, issuer })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

export async function listFeeds(db: Db, person: string) {
  return db
    .selectFrom('notice_feed')
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(['id', 'filter', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .execute();
}

/** Whether that person had such a feed. */
export async function deleteFeed(db: Db, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notice_feed')
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A feed whose person signed in at one of `issuers`, and last did after `signedInAfter`. */
export async function findFeed(db: Db, tokenHash: string, issuers: readonly string[], signedInAfter: Date) {
  return db
    .selectFrom('notice_feed')
    .innerJoin('person', 'person.id', 'notice_feed.person')
    .where('notice_feed.token_hash', '=', tokenHash)
    .where('notice_feed.issuer', 'in', issuers)
    .where('person.signed_in_at', '>', signedInAfter)
    .select(['notice_feed.id', 'notice_feed.person', 'filter', 'notice_feed.locale', 'notice_feed.created_at as createdAt'])
    .select('last_used_at as lastUsedAt')
    .executeTakeFirst();
}

export async function updateLastUse(db: Db, id: string, moment: Date): Promise<void> {
  await db.updateTable('notice_feed').set({ last_used_at: moment }).where('id', '=', id).execute();
}
