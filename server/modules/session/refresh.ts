import type { Session } from '../../../contract/session';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { SecurityLog } from '../../http/security-log';
import { issuersOf } from './issuers';
import { decideRefresh } from './policy';
import { endSession, findRefreshToken, markRotated, withRefreshToken, type FoundToken } from './session-repository';
import { hashOf, successorOf } from './secrets';
import { recordEnded } from './session-events';
import { sessionAnswer, storeRefreshToken, type Family, type RefreshToken } from './tokens';

interface Presented {
  refreshToken: string;
  /** The raw value of the browser's `uc_bind` cookie. */
  bind: string;
  audit: SecurityLog;
}
interface Renewed {
  family: Family;
  refreshToken: RefreshToken;
}

/** Exchanges a refresh token for new tokens of the same session. Reuse of a token after its grace period ends the session. */
export async function refreshSession(deps: Deps, presented: Presented): Promise<Session> {
  // The time of arrival counts, not the time at which the session's lock was obtained.
  const cameAt = deps.now();
  const outcome = await withRefreshToken(deps.db, hashOf(presented.refreshToken), (found, trx) =>
    useRefreshToken({ ...deps, db: trx }, presented, found, cameAt),
  );
  if (outcome instanceof AppError) throw outcome;
  return sessionAnswer(deps, outcome.family, outcome.refreshToken);
}

/** Returns an error instead of throwing it, because the transaction must be committed if it ended a session. */
async function useRefreshToken(
  deps: Deps,
  { refreshToken, bind, audit }: Presented,
  found: FoundToken | undefined,
  cameAt: Date,
): Promise<Renewed | AppError> {
  if (!found) return new AppError('session.expired');
  const about = { person: found.personId, provider: found.issuer, session: found.sessionId };
  switch (decideRefresh(found, { issuers: issuersOf(deps.config), bindHash: hashOf(bind) }, cameAt)) {
    case 'foreign':
      audit({ action: 'refresh-failed', ...about, reason: 'other-browser' });
      return new AppError('session.missing');
    case 'expired':
      return new AppError('session.expired');
    case 'revoked':
      return new AppError('session.revoked');
    case 'reused':
      await endReused(deps, found.sessionId);
      audit({ action: 'refresh-failed', ...about, reason: 'used-before' });
      audit({ action: 'session-revoked', ...about, reason: 'refresh-token-reuse' });
      return new AppError('session.expired');
    case 'repeat':
      return repeat(deps, refreshToken, found);
    case 'rotate':
      return rotate(deps, refreshToken, found);
  }
}

/** Ends a session whose refresh token was used twice, because one of the two was not its browser. */
async function endReused({ db, now }: Deps, sessionId: string): Promise<void> {
  const moment = now();
  await recordEnded(db, await endSession(db, sessionId, 'reuse', moment), 'refresh-token-reuse', moment);
}

async function rotate(deps: Deps, refreshToken: string, found: FoundToken): Promise<Renewed> {
  await markRotated(deps.db, hashOf(refreshToken), found.sessionId, deps.now());
  const family = familyOf(found);
  return { family, refreshToken: await storeRefreshToken(deps, family, successorOf(refreshToken, found.successorSalt)) };
}

/** Returns the newest token of the session to every tab. A session has only one unused refresh token, however often it is requested. */
async function repeat({ db }: Deps, refreshToken: string, found: FoundToken): Promise<Renewed | AppError> {
  let [secret, row]: [string, FoundToken | undefined] = [refreshToken, found];
  while (row?.rotatedAt) {
    secret = successorOf(secret, row.successorSalt);
    row = await findRefreshToken(db, hashOf(secret));
  }
  if (!row) return new AppError('session.expired');
  return { family: familyOf(row), refreshToken: { secret, expiresAt: row.expiresAt } };
}

const familyOf = ({ sessionId, personId, bindHash, sessionExpiresAt }: FoundToken): Family => ({
  sessionId,
  personId,
  bindHash,
  expiresAt: sessionExpiresAt,
});
