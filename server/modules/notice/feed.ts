import type { AnswerOf } from '../../../contract/core/endpoint';
import { noticeApi, type NoticeFeed, type NoticeFeedFilter } from '../../../contract/notice';
import { can } from '../../../contract/core/permissions';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { SecurityLog } from '../../http/security-log';
import { filterOf } from '../area/service';
import { listCards } from '../item/read/card-repository';
import { resolveFilter, resolveStoredFilter } from '../item/read/reader';
import { issuersOf } from '../session/issuers';
import { findPerson } from '../session/repository';
import { hashOf, isSecret, randomSecret } from '../session/secrets';
import { viewerOf } from '../session/tokens';
import { NOTICE } from './area';
import { atomFeed } from './atom';
import { deleteFeed, findFeed, insertFeed, listFeeds, updateLastUse } from './feed-repository';
import type { ReadContext } from '../item/read/read-context';

const MAX_FEEDS = 20;
const ENTRIES = 50;
const HOUR_MS = 60 * 60 * 1000;
/**
 * Time after a person's last sign-in until their feeds stop working. Roles are those of the last sign-in, so without this limit a
 * person who left the company could keep reading.
 */
const UNUSED_MS = 90 * 24 * HOUR_MS;

export async function createFeed(
  { db, config, now }: Deps,
  filter: NoticeFeedFilter,
  readContext: ReadContext,
  sessionId: string | null,
): Promise<AnswerOf<(typeof noticeApi)['feedCreate']>> {
  if (!sessionId) throw new AppError('session.missing');
  await resolveFilter(db, NOTICE.area, filterOf(NOTICE, filter), readContext);
  const { viewer, locale } = readContext;
  const token = randomSecret();
  const createdAt = now();
  const feed = { token_hash: hashOf(token), person: viewer.id, filter: JSON.stringify(filter), locale, created_at: createdAt };
  const made = await insertFeed(db, feed, sessionId, MAX_FEEDS);
  if (made === 'full') throw new AppError('feed.conflict');
  if (made === 'ended') throw new AppError('session.revoked');
  return { id: made.id, url: feedUrl(config.publicUrl, token), createdAt: createdAt.toISOString() };
}

const feedUrl = (publicUrl: string, token: string): string => publicUrl + noticeApi.feed.path.replace(':token', token);

export async function feedsOf({ db }: Deps, person: string): Promise<NoticeFeed[]> {
  const rows = await listFeeds(db, person);
  return rows.map(({ id, filter, createdAt, lastUsedAt }) => ({
    id,
    filter,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export async function removeFeed({ db }: Deps, person: string, id: string, audit: SecurityLog): Promise<void> {
  const provider = await deleteFeed(db, person, id);
  if (provider === undefined) throw new AppError('feed.not_found');
  audit({ action: 'feed-revoked', person, provider, feed: id, reason: 'by-owner' });
}

/** Returns the feed of a token as Atom XML, with the notices that its person may see now. Throws `feed.not_found`. */
export async function readFeed({ db, config, now }: Deps, token: string, log: ReadContext['log']): Promise<string> {
  const moment = now();
  const feed = isSecret(token)
    ? await findFeed(db, hashOf(token), issuersOf(config), new Date(moment.getTime() - UNUSED_MS))
    : undefined;
  const viewer = feed && viewerOf(await findPerson(db, feed.person));
  if (!viewer || !can(viewer, noticeApi.feedCreate.permission)) throw new AppError('feed.not_found');
  const filter = await resolveStoredFilter(db, NOTICE.area, filterOf(NOTICE, feed.filter));
  const readContext: ReadContext = { viewer, locale: feed.locale, now: moment, log };
  const notices = await listCards(db, NOTICE.area, filter, 'newest', { page: 1, pageSize: ENTRIES }, readContext);
  if (!feed.lastUsedAt || moment.getTime() - feed.lastUsedAt.getTime() >= HOUR_MS) await updateLastUse(db, feed.id, moment);
  return atomFeed({ ...feed, url: feedUrl(config.publicUrl, token) }, notices, config.publicUrl);
}
