import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect';
import type { Database } from '../../db/schema/schema';
import { lockPerson } from '../session/session-repository';

export type NewFeed = Omit<Insertable<Database['notice_feed']>, 'issuer'>;

/**
 * Stores a feed for the person of the session. Returns its id, `full` if they already have `most` feeds, or `ended` if the
 * session has ended.
 */
export async function insertFeed(
  db: Db,
  feed: NewFeed,
  sessionId: string,
  most: number,
): Promise<{ id: string } | 'full' | 'ended'> {
  return db.transaction().execute(async (trx) => {
    // The lock makes concurrent requests for one person wait, so that the count is right and no feed is created while their
    // access is ended.
    await lockPerson(trx, feed.person);
    const { count } = await trx
      .selectFrom('notice_feed')
      .where('person', '=', feed.person)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= most) return 'full';
    const session = await trx
      .selectFrom('session')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .select('issuer')
      .executeTakeFirst();
    if (!session) return 'ended';
    return trx
      .insertInto('notice_feed')
      .values({ ...feed, issuer: session.issuer })
      .returning('id')
      .executeTakeFirstOrThrow();
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

/** Deletes a feed of that person. Returns the issuer that it was made under; undefined when the person has no such feed. */
export async function deleteFeed(db: Db, person: string, id: string): Promise<string | undefined> {
  const feed = await db
    .deleteFrom('notice_feed')
    .where('id', '=', id)
    .where('person', '=', person)
    .returning('issuer')
    .executeTakeFirst();
  return feed?.issuer;
}

/** Returns the feed with that token if it was created under one of `issuers` and its person last signed in after `signedInAfter`. */
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
