import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from '../../../http/deps';
import { securityLogOf, type SecurityLog } from '../../../http/security-log';
import { issuerOf } from '../connection';
import type { IdentityProvider } from '../identity-provider';
import { takeToken } from '../repository';
import { logRevoked } from '../service';
import { recordEnded } from '../session-events';
import type { EndedSession } from '../session-repository';
import { LogoutRefused, verifyLogoutToken, type LogoutToken } from './logout-token';
import { deleteNamedTickets, endNamedSessions } from './repository';

/** Address that the identity provider posts logout tokens to. */
const PROVIDER_LOGOUT_PATH = '/api/user/logout/backchannel';
const FORM = 'application/x-www-form-urlencoded';
const BODY_BYTES = 32 * 1024;

const DESCRIPTIONS: Record<LogoutRefused['reason'], string> = {
  'token-malformed': 'The request has no logout token with the claims of the standard.',
  'token-refused': 'The logout token was not issued by this provider for this client, or has expired.',
  'token-used-before': 'The logout token was used before.',
  unavailable: 'The keys of the provider are unavailable.',
};

/**
 * Registers the route for back-channel logout. It is not an endpoint of the contract: the standard defines its format, its errors and
 * its caller, which is the identity provider.
 */
export function providerLogoutRoutes(app: FastifyInstance, deps: Deps, provider: IdentityProvider): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, finish) => {
      finish(null, new URLSearchParams(body));
    });
    const config = { public: true, limit: 'provider' } as const;
    scope.post<{ Body: URLSearchParams | undefined }>(
      PROVIDER_LOGOUT_PATH,
      { bodyLimit: BODY_BYTES, config },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const tokens = request.body?.getAll('logout_token') ?? [];
        try {
          await endByProvider(deps, provider, tokens, { log: request.log, audit: securityLogOf(request) });
        } catch (error) {
          if (!(error instanceof LogoutRefused)) throw error;
          const body = { error: 'invalid_request', error_description: DESCRIPTIONS[error.reason] };
          return reply.status(400).send(body);
        }
        app.revocations.invalidate();
        return reply.status(200).send();
      },
    );
    done();
  });
}

/** Logs for errors and for security events. */
interface Logs {
  log: FastifyBaseLogger;
  audit: SecurityLog;
}

/** Ends the sessions that a logout token names. Throws LogoutRefused, and logs why. */
async function endByProvider(deps: Deps, provider: IdentityProvider, tokens: readonly string[], logs: Logs): Promise<void> {
  try {
    const [token = ''] = tokens;
    if (tokens.length !== 1) throw new LogoutRefused('token-malformed');
    const now = deps.now();
    const verified = await verifyLogoutToken(token, (signed) => provider.verifySigned(signed, now));
    logRevoked(logs.audit, await endNamed(deps, verified, now), 'provider-sign-out');
  } catch (error) {
    if (error instanceof LogoutRefused) logRefusal(deps, error, logs);
    throw error;
  }
}

/** Marks the token as used and ends the sessions, in one transaction, so that a token whose sessions did not end can be sent again. */
function endNamed({ db, config }: Deps, token: LogoutToken, now: Date): Promise<EndedSession[]> {
  const provider = issuerOf(config);
  return db.transaction().execute(async (trx) => {
    if (!(await takeToken(trx, token.keyHash, token.expiresAt))) throw new LogoutRefused('token-used-before');
    await deleteNamedTickets(trx, provider, token);
    const ended = await endNamedSessions(trx, provider, token, now);
    await recordEnded(trx, ended, 'provider-sign-out', now);
    return ended;
  });
}

function logRefusal({ config }: Deps, { reason, cause }: LogoutRefused, { log, audit }: Logs): void {
  audit({ action: 'provider-sign-out-failed', person: null, provider: issuerOf(config), reason });
  if (reason === 'unavailable') log.error({ err: cause }, 'keys of the identity provider unavailable');
  else log.info({ err: cause }, 'a logout token was refused');
}
