import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Locale } from '../../../contract/core/locale';
import type { peopleApi, SignedInPerson } from '../../../contract/manage/person';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { SecurityLog } from '../../http/security-log';
import { insertAuditEvent } from '../audit/repository';
import { claimedDepartment } from '../department/claimed-department-repository';
import { deleteFeed } from '../notice/feed-repository';
import { feedsOf } from '../notice/feed';
import { comparable, cutQuery } from '../search/text/terms';
import { listSessions, logRevoked, type Caller } from '../session/service';
import { recordEnded } from '../session/session-events';
import { endAllOf, endOneOf, lockPerson, sessionsOf, type EndedSession } from '../session/session-repository';
import { countPeople, findSignedInPerson, listPeople } from './repository';

type Api = typeof peopleApi;
type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

const REASON = 'by-administrator';
const MAX_WORDS = 8;

/** Returns a page of the people who have signed in, those who signed in last first. */
export async function listSignedIn(
  { db }: Deps,
  input: ParsedInputOf<Api['list']>,
  locale: Locale,
): Promise<AnswerOf<Api['list']>> {
  const { query = '', role, page, pageSize } = input;
  const words = comparable(cutQuery(query)).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const filter = { query, role, words };
  const [rows, total] = await Promise.all([listPeople(db, { ...filter, page, pageSize }), countPeople(db, filter)]);
  return { items: rows.map((row) => signedInPerson(row, locale)), total, page, pageSize };
}

/** Returns a person with their roles, sessions and feeds. Throws `person.not_found`. */
export async function personDetails(deps: Deps, id: string, caller: Caller, locale: Locale): Promise<AnswerOf<Api['info']>> {
  const row = await findSignedInPerson(deps.db, id);
  if (!row) throw new AppError('person.not_found');
  const { role_sources: roleSources, ...person } = row;
  const [sessions, feeds] = await Promise.all([
    listSessions(deps, { personId: id, sessionId: caller.sessionId }),
    feedsOf(deps, id),
  ]);
  return { ...signedInPerson(person, locale), roleSources, sessions, feeds };
}

function signedInPerson({ signed_in_at, seen_at, department_names, ...person }: PersonRow, locale: Locale): SignedInPerson {
  const department = claimedDepartment(person.department, department_names, locale);
  return { ...person, department, signedInAt: signed_in_at.toISOString(), seenAt: seen_at.toISOString() };
}

/** Signs a person out of one of their browsers. Throws `session.not_found`. */
export async function endSessionOf(
  { db, now }: Deps,
  { person, id }: ParsedInputOf<Api['endSession']>,
  by: string,
  audit: SecurityLog,
): Promise<void> {
  const moment = now();
  const ended = await db.transaction().execute(async (trx) => {
    const sessions = await endOneOf(trx, person, id, moment);
    if (sessions.length === 0) throw new AppError('session.not_found');
    await recordEnded(trx, sessions, REASON, moment);
    await insertAuditEvent(trx, { action: 'access.end', person: by, item: null, after: { person, sessions: 1 } }, moment);
    return sessions;
  });
  logRevoked(audit, ended, REASON);
}

/** Signs a person out of all browsers. Returns the number of those browsers. Throws `person.not_found`. */
export async function endSessionsOf(
  { db, now }: Deps,
  { person }: ParsedInputOf<Api['endSessions']>,
  by: Caller,
  audit: SecurityLog,
): Promise<number> {
  const moment = now();
  const { ended, browsers } = await db.transaction().execute(async (trx) => {
    // A sign-in of this person that is under way waits, and is a new session afterwards.
    await lockPerson(trx, person);
    if (!(await findSignedInPerson(trx, person))) throw new AppError('person.not_found');
    const { length } = await sessionsOf(trx, person, by.sessionId, moment);
    const sessions: EndedSession[] = await endAllOf(trx, person, moment);
    await recordEnded(trx, sessions, REASON, moment);
    const event = { action: 'access.end', person: by.personId, item: null, after: { person, sessions: length } } as const;
    await insertAuditEvent(trx, event, moment);
    return { ended: sessions, browsers: length };
  });
  logRevoked(audit, ended, REASON);
  return browsers;
}

/** Removes a notice feed of a person. Throws `feed.not_found`. */
export async function endFeedOf(
  { db, now }: Deps,
  { person, id }: ParsedInputOf<Api['endFeed']>,
  by: string,
  audit: SecurityLog,
): Promise<void> {
  const moment = now();
  const provider = await db.transaction().execute(async (trx) => {
    const issuer = await deleteFeed(trx, person, id);
    if (issuer === undefined) throw new AppError('feed.not_found');
    const revoked = { action: 'feed.revoke', person, item: null, before: { feed: id }, after: { reason: REASON } } as const;
    await insertAuditEvent(trx, revoked, moment);
    await insertAuditEvent(trx, { action: 'access.end', person: by, item: null, after: { person, feed: id } }, moment);
    return issuer;
  });
  audit({ action: 'feed-revoked', person, provider, feed: id, reason: REASON });
}
