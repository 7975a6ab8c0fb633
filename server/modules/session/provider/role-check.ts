import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../http/deps';
import { AppError } from '../../../http/errors';
import type { SecurityLog } from '../../../http/security-log';
import { NotAdmitted, personFrom } from '../claims';
import { issuerOf } from '../connection';
import { isUnreachable, refusalOf, type IdentityProvider } from '../identity-provider';
import { momentAfter } from '../policy';
import { updatePerson } from '../repository';
import { decryptFor, encryptFor } from '../secrets';
import { logRevoked, shutOut } from '../service';
import { endRecorded } from '../session-events';
import { endSession } from '../session-repository';
import { GrantGone, isUsable, parseGrant, type ProviderGrant, type RenewedClaims } from './grant';
import {
  findAsking,
  findProviderSession,
  finishAsking,
  putAnswer,
  putGrant,
  removeGrant,
  type ProviderSession,
} from './repository';

/** Maximum time for asking the provider, which takes up to four requests. */
const ASKING_MS = 15_000;
const POLL_MS = 100;
/** Pause after the provider could not be reached, so that not every page waits for it. */
const PAUSE_MS = 30_000;

/** Renewal of a session, in the browser that holds `bind`. */
interface Renewal {
  sessionId: string;
  bind: string;
  audit: SecurityLog;
}

/** Updates the roles of a person from the identity provider at each renewal of their session. */
export class RoleCheck {
  #pausedUntil = 0;

  constructor(
    private readonly provider: IdentityProvider,
    private readonly log: FastifyBaseLogger,
    /** Called after a session was ended. */
    private readonly onEnd: () => void,
  ) {}

  /** Returns the time until which other renewals of the session wait for this one; null if the provider is not asked. */
  askingUntil({ config, now }: Deps, session: { issuer: string; providerGrant: string | null }): Date | null {
    const isAsked = session.providerGrant !== null && session.issuer === issuerOf(config);
    return isAsked && now().getTime() >= this.#pausedUntil ? momentAfter(now(), ASKING_MS) : null;
  }

  /**
   * Updates the person of a session from the provider. If the provider cannot be asked, nothing changes here (see `areRolesOutdated`).
   * Throws `session.revoked` if the provider has ended the grant or the person may no longer use the portal.
   */
  async ask(deps: Deps, renewal: Renewal): Promise<void> {
    try {
      const session = await findProviderSession(deps.db, renewal.sessionId);
      const learned = session && (await this.#claimsOf(deps, session, renewal));
      if (session && learned) await this.#store(deps, session, learned, renewal.audit);
    } finally {
      await finishAsking(deps.db, renewal.sessionId);
    }
  }

  async #claimsOf(deps: Deps, session: ProviderSession, { bind, audit }: Renewal): Promise<RenewedClaims | null> {
    const { id, idToken, providerSubject: subject, grant: encrypted } = session;
    if (encrypted === null || subject === null) return null;
    const grant = parseGrant(decryptFor(bind, encrypted));
    if (!isUsable(grant, deps.now())) {
      await removeGrant(deps.db, id);
      return null;
    }
    const keepGrant = (next: ProviderGrant) => putGrant(deps.db, id, encryptFor(bind, JSON.stringify(next)));
    try {
      return await this.provider.renewed(grant, { subject, idToken, keepGrant });
    } catch (error) {
      if (error instanceof GrantGone) return this.#end(deps, session, audit);
      this.#logTrouble(error, session, deps.now());
      return null;
    }
  }

  async #store(deps: Deps, session: ProviderSession, { claims, idToken }: RenewedClaims, audit: SecurityLog): Promise<void> {
    const now = deps.now();
    try {
      const described = personFrom(claims, undefined, deps.config.oidc?.claims);
      await deps.db.transaction().execute(async (trx) => {
        await updatePerson(trx, session, described, now);
        await putAnswer(trx, session.id, { now, idToken });
      });
    } catch (error) {
      if (!(error instanceof NotAdmitted)) throw error;
      await shutOut(deps, session, audit);
      this.onEnd();
      throw new AppError('session.revoked');
    }
  }

  async #end({ db, now }: Deps, { id }: ProviderSession, audit: SecurityLog): Promise<never> {
    const moment = now();
    const ended = await endRecorded(db, moment, 'provider-grant-gone', (trx) => endSession(trx, id, 'revoked', moment));
    logRevoked(audit, ended, 'provider-grant-gone');
    this.onEnd();
    throw new AppError('session.revoked');
  }

  #logTrouble(error: unknown, { id, person }: ProviderSession, now: Date): void {
    const about = { err: error, refusal: refusalOf(error), person, session: id };
    if (!isUnreachable(error)) {
      this.log.error(
        about,
        'the identity provider did not say what a person may do, whose roles stay for an hour after its last answer',
      );
      return;
    }
    this.#pausedUntil = momentAfter(now, PAUSE_MS).getTime();
    this.log.warn(
      about,
      'identity provider unavailable; roles of people who are signed in stay for an hour after its last answer',
    );
  }
}

/** Waits until another renewal of the session has its answer from the provider. Throws `session.revoked` if the session ended. */
export async function untilAnswered({ db, now }: Deps, sessionId: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < ASKING_MS; waitedMs += POLL_MS) {
    const asking = await findAsking(db, sessionId);
    if (!asking || asking.endedAt) throw new AppError('session.revoked');
    if (!asking.until || asking.until <= now()) return;
    await setTimeout(POLL_MS);
  }
}
