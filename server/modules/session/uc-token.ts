import type { FastifyBaseLogger } from 'fastify';
import type { Session } from '../../../contract/session';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import type { SecurityLog } from '../../http/security-log';
import { NotAdmitted, personFrom, requireStrength, WeakSignIn } from './claims';
import { findPersonId, savePerson, takeToken } from './repository';
import { hashOf, isSecret } from './secrets';
import { createSession, exchangeTicket, shutOut, type SigningBrowser } from './service';
import { recordRefusal } from './session-events';
import { isTakenByAnother } from './session-repository';
import { isRefusal, type UserCentre, type UserCentreToken } from './user-centre';

/** Browser and request that sent a ucToken. */
interface Sender extends SigningBrowser {
  loginSecret: string | undefined;
  acceptLanguage: string | undefined;
  /** True if the browser says that a page of the portal sent the request. */
  isOwnPage: boolean;
  log: FastifyBaseLogger;
  audit: SecurityLog;
}

/** Signs in the person of a ucToken: a ticket of our own, or a token of the user centre if one is configured. */
export function signInWith(deps: Deps, userCentre: UserCentre | null, ucToken: string, sender: Sender): Promise<Session> {
  return userCentre && !isSecret(ucToken)
    ? signInByUserCentre(deps, userCentre, ucToken, sender)
    : exchangeTicket(deps, { ucToken, ...sender }, sender.audit);
}

/**
 * Signs a person in by a token of the user centre. No sign-in attempt of this browser precedes such a token, so somebody else may
 * have put it into the browser: it is accepted only from a page of the portal, and never replaces another person who is signed
 * in.
 */
async function signInByUserCentre(deps: Deps, userCentre: UserCentre, ucToken: string, sender: Sender): Promise<Session> {
  const refused = (reason: string): AppError => {
    sender.audit({ action: 'sign-in-failed', person: null, provider: userCentre.issuer, reason });
    return new AppError('login.invalid');
  };
  if (!sender.isOwnPage) throw refused('not-own-page');
  const now = deps.now();
  const acrValues = deps.config.oidc?.acrValues ?? null;
  const token = await verified(userCentre, ucToken, now, { ...sender, acrValues }, refused);
  const person = await describe(deps, token, sender);
  const { issuer, subject } = token;
  const refusedPerson = async (reason: 'other-person-signed-in' | 'token-used-before'): Promise<AppError> => {
    const known = (await findPersonId(deps.db, { issuer, subject })) ?? null;
    await recordRefusal(deps.db, { person: known, provider: issuer, reason }, now);
    return refused(reason);
  };
  if (await isTakenByAnother(deps.db, hashOf(sender.bind), token, now)) throw await refusedPerson('other-person-signed-in');
  if (!(await takeToken(deps.db, token.keyHash, token.expiresAt))) throw await refusedPerson('token-used-before');
  const personId = await savePerson(deps.db, { issuer, subject, ...person, signed_in_at: now });
  const browser = { bind: sender.bind, userAgent: sender.userAgent };
  return createSession(deps, { ...browser, personId, idToken: null, issuer }, sender.audit);
}

async function describe(
  deps: Deps,
  { claims, issuer, subject }: UserCentreToken,
  { acceptLanguage, audit }: Sender,
): Promise<ReturnType<typeof personFrom>> {
  try {
    return personFrom(claims, acceptLanguage, deps.config.oidc?.claims);
  } catch (error) {
    if (!(error instanceof NotAdmitted)) throw error;
    const person = await shutOut(deps, { issuer, subject }, audit);
    audit({ action: 'sign-in-failed', person, provider: issuer, reason: 'not-admitted' });
    throw new AppError('permission.denied');
  }
}

async function verified(
  userCentre: UserCentre,
  ucToken: string,
  now: Date,
  { log, audit, acrValues }: Pick<Sender, 'log' | 'audit'> & { acrValues: readonly string[] | null },
  refused: (reason: string) => AppError,
): Promise<UserCentreToken> {
  try {
    const token = await userCentre.verify(ucToken, now);
    requireStrength(token.claims, acrValues);
    return token;
  } catch (error) {
    if (error instanceof WeakSignIn) throw refused('weak');
    if (!isRefusal(error)) {
      log.error({ err: error }, 'keys of the user centre unavailable');
      audit({ action: 'sign-in-failed', person: null, provider: userCentre.issuer, reason: 'unavailable' });
      throw new AppError('unavailable');
    }
    log.info({ reason: error.message }, 'a token of the user centre was refused');
    throw refused('token-refused');
  }
}
