import type { Session } from '../../../contract/session';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { SecurityLog } from '../../http/security-log';
import { issuersOf } from './issuers';
import { decideRefresh } from './policy';
import { untilAnswered, type RoleCheck } from './provider/role-check';
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
  /** `ask` if this renewal asks the identity provider for the roles, `wait` if it waits for another renewal that does, null for neither. */
  roles: 'ask' | 'wait' | null;
}

/**
 * Exchanges a refresh token for new tokens of the same session, with the roles that the identity provider gives the person now.
 * Reuse of a token after its grace period ends the session. The provider is asked outside of the transaction, which would otherwise
 * hold its connection to the database for as long as the provider takes.
 */
export async function refreshSession(deps: Deps, presented: Presented, check: RoleCheck | null = null): Promise<Session> {
  // The time of arrival counts, not the time at which the session's lock was obtained.
  const cameAt = deps.now();
  const outcome = await withRefreshToken(deps.db, hashOf(presented.refreshToken), (found, trx) =>
    useRefreshToken({ ...deps, db: trx }, presented, found, { cameAt, check }),
  );
  if (outcome instanceof AppError) throw outcome;
  const { sessionId } = outcome.family;
  if (outcome.roles === 'ask') await check?.ask(deps, { ...presented, sessionId });
  if (outcome.roles === 'wait') await untilAnswered(deps, sessionId);
  return sessionAnswer(deps, outcome.family, outcome.refreshToken);
}

/** Returns an error instead of throwing it, because the transaction must be committed if it ended a session. */
async function useRefreshToken(
  deps: Deps,
  { refreshToken, bind, audit }: Presented,
  found: FoundToken | undefined,
  { cameAt, check }: { cameAt: Date; check: RoleCheck | null },
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
      return rotate(deps, refreshToken, found, check?.askingUntil(deps, found) ?? null);
  }
}

/** Ends a session whose refresh token was used twice, because one of the two was not its browser. */
async function endReused({ db, now }: Deps, sessionId: string): Promise<void> {
  const moment = now();
  await recordEnded(db, await endSession(db, sessionId, 'reuse', moment), 'refresh-token-reuse', moment);
}

async function rotate(deps: Deps, refreshToken: string, found: FoundToken, askingUntil: Date | null): Promise<Renewed> {
  await markRotated(deps.db, hashOf(refreshToken), { sessionId: found.sessionId, now: deps.now(), askingUntil });
  const family = familyOf(found);
  const successor = await storeRefreshToken(deps, family, successorOf(refreshToken, found.successorSalt));
  return { family, refreshToken: successor, roles: askingUntil && 'ask' };
}

/** Returns the newest token of the session to every tab. A session has only one unused refresh token, however often it is requested. */
async function repeat({ db }: Deps, refreshToken: string, found: FoundToken): Promise<Renewed | AppError> {
  let [secret, row]: [string, FoundToken | undefined] = [refreshToken, found];
  while (row?.rotatedAt) {
    secret = successorOf(secret, row.successorSalt);
    row = await findRefreshToken(db, hashOf(secret));
  }
  if (!row) return new AppError('session.expired');
  const roles = row.askingUntil && 'wait';
  return { family: familyOf(row), refreshToken: { secret, expiresAt: row.expiresAt }, roles };
}

const familyOf = ({ sessionId, personId, bindHash, sessionExpiresAt }: FoundToken): Family => ({
  sessionId,
  personId,
  bindHash,
  expiresAt: sessionExpiresAt,
});
