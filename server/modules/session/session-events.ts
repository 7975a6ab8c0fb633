import type { Db } from '../../db/connect';
import { insertAuditEvent, insertAuditEvents } from '../audit/repository';
import { deviceOf } from './device';
import type { EndedSession } from './session-repository';

/** Reason for which a session ended before its time. */
export type EndedBecause =
  | 'sign-out'
  | 'by-owner'
  | 'by-administrator'
  | 'replaced'
  | 'too-many'
  | 'not-admitted'
  | 'provider-removed'
  | 'refresh-token-reuse'
  | 'provider-sign-out'
  | 'provider-grant-gone';

/** Stores in the audit log that these sessions have ended. */
export async function recordEnded(trx: Db, ended: readonly EndedSession[], reason: EndedBecause, moment: Date): Promise<void> {
  await insertAuditEvents(
    trx,
    ended.map(({ id, person, issuer, user_agent }) => ({
      action: 'session.end',
      person,
      item: null,
      before: { session: id, provider: issuer, device: deviceOf(user_agent) },
      after: { reason },
    })),
    moment,
  );
}

/** Ends sessions and stores it in the audit log, in one transaction. Returns what `end` returns: the sessions that ended. */
export async function endRecorded<Ended extends EndedSession>(
  db: Db,
  moment: Date,
  reason: EndedBecause,
  end: (trx: Db) => Promise<Ended[]>,
): Promise<Ended[]> {
  return db.transaction().execute(async (trx) => {
    const ended = await end(trx);
    await recordEnded(trx, ended, reason, moment);
    return ended;
  });
}

/** Sign-in of a person whom their identity provider vouches for, but whom the portal refuses. */
export interface Refusal {
  /** Null for somebody who never signed in. */
  person: string | null;
  provider: string;
  reason: 'not-admitted' | 'other-person-signed-in' | 'token-used-before';
}

/**
 * Stores in the audit log that somebody was refused. Attempts that nobody vouches for are only in the security log: strangers must not
 * be able to fill a log from which nothing is deleted.
 */
export const recordRefusal = (db: Db, { person, provider, reason }: Refusal, moment: Date): Promise<void> =>
  insertAuditEvent(db, { action: 'session.refuse', person, item: null, after: { provider, reason } }, moment);
