import * as oidc from 'openid-client';
import type { FastifyBaseLogger } from 'fastify';
import { safeBackUrl } from '../../../contract/core/paths';
import { sessionApi } from '../../../contract/session';
import type { Deps } from '../../http/deps';
import type { Config } from '../../config/config';
import type { SecurityLog } from '../../http/security-log';
import { issuerOf } from './connection';
import { NotAdmitted, personFrom, WeakSignIn } from './claims';
import { isDenied, isUnreachable, refusalOf, type Identity, type IdentityProvider } from './identity-provider';
import { ATTEMPT_MS, momentAfter, TICKET_MS } from './policy';
import { insertAttempt, insertTicket, savePerson, takeAttempt } from './repository';
import { encryptFor, hashOf, randomSecret } from './secrets';
import { shutOut } from './service';
import { loginPage } from '../../http/login-page';

export const CALLBACK_PATH = sessionApi.callback.path;
/** Path that an identity provider redirects to after it ended its own session. */
export const SIGNED_OUT_PATH = '/login';

const callbackUrl = ({ config }: Deps): string => config.publicUrl + CALLBACK_PATH;

/**
 * Returns the address that starts the same sign-in at the public URL, to which the provider redirects: cookies set at another
 * host (127.0.0.1 for localhost) would be missing there. `moved` prevents a redirect loop, because behind a proxy this server may
 * always see another host.
 */
export function startAtPublicUrl({ publicUrl }: Config, backUrl: string | undefined): string {
  return `${publicUrl}${sessionApi.start.path}?${new URLSearchParams({ backUrl: safeBackUrl(backUrl), moved: '1' }).toString()}`;
}

/** Logs for errors and for security events. */
interface Logs {
  log: FastifyBaseLogger;
  audit: SecurityLog;
}

/** Starts a sign-in attempt of the browser that holds `loginSecret`. Returns the address to redirect to. */
export async function startLogin(
  deps: Deps,
  provider: IdentityProvider,
  { backUrl, loginSecret, ...logs }: Logs & { backUrl: string | undefined; loginSecret: string },
): Promise<string> {
  const checks = { state: randomSecret(), nonce: randomSecret(), codeVerifier: oidc.randomPKCECodeVerifier() };
  const back = safeBackUrl(backUrl);
  try {
    const url = await provider.authorizationUrl(callbackUrl(deps), checks);
    await insertAttempt(deps.db, {
      state_hash: hashOf(checks.state),
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      back_url: back,
      bind_hash: hashOf(loginSecret),
      expires_at: momentAfter(deps.now(), ATTEMPT_MS),
    });
    return url;
  } catch (error) {
    return failedLogin(deps, { error, person: null }, back, logs);
  }
}

/** Finishes the sign-in attempt from its callback, whose query string is `search`. Returns the address to redirect to. */
export async function finishLogin(
  deps: Deps,
  provider: IdentityProvider,
  {
    search,
    loginSecret,
    acceptLanguage,
    ...logs
  }: Logs & { search: string; loginSecret: string | undefined; acceptLanguage: string | undefined },
): Promise<string> {
  const callback = new URL(callbackUrl(deps));
  callback.search = search;
  const state = callback.searchParams.get('state') ?? '';
  const attempt = loginSecret && (await takeAttempt(deps.db, hashOf(state), hashOf(loginSecret), deps.now()));
  if (!loginSecret || !attempt) {
    logs.audit({ action: 'sign-in-failed', person: null, provider: issuerOf(deps.config), reason: 'no-attempt' });
    return loginPage({ error: 'failed' }, safeBackUrl(null));
  }
  let identity: Identity | null = null;
  try {
    const checks = { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier };
    const now = deps.now();
    identity = await provider.identity(callback, checks, now);
    const { issuer, subject, claims } = identity;
    const described = personFrom(claims, acceptLanguage, deps.config.oidc?.claims);
    const person = await savePerson(deps.db, { issuer, subject, ...described, signed_in_at: now });
    const ucToken = await issueTicket(deps, person, identity, loginSecret);
    return loginPage({ ucToken }, attempt.back_url);
  } catch (error) {
    const refused = error instanceof NotAdmitted ? (error.identity ?? identity) : null;
    const person = refused && (await shutOut(deps, refused, logs.audit));
    return failedLogin(deps, { error, person }, attempt.back_url, logs);
  }
}

/** Stores a ticket of a person for the browser that holds `loginSecret`. Returns its secret. */
async function issueTicket(
  { db, config, now }: Deps,
  person: string,
  { idToken, atProvider }: Identity,
  loginSecret: string,
): Promise<string> {
  const ucToken = randomSecret();
  await insertTicket(db, {
    token_hash: hashOf(ucToken),
    person,
    issuer: issuerOf(config),
    bind_hash: hashOf(loginSecret),
    id_token: idToken,
    provider_session: atProvider.session,
    provider_subject: atProvider.subject,
    provider_grant: atProvider.grant && encryptFor(loginSecret, JSON.stringify(atProvider.grant)),
    expires_at: momentAfter(now(), TICKET_MS),
  });
  return ucToken;
}

/**
 * Logs a failed sign-in and returns the address of the login page that shows the error. The request is a navigation, so the error
 * needs a page.
 */
function failedLogin(
  { config }: Deps,
  { error, person }: { error: unknown; person: string | null },
  backUrl: string,
  { log, audit }: Logs,
): string {
  const refusal = refusalOf(error);
  audit({ action: 'sign-in-failed', person, provider: issuerOf(config), reason: reasonOf(error) });
  if (isDenied(error)) {
    log.info({ err: error, refusal }, 'sign-in denied');
    return loginPage({ error: 'denied' }, backUrl);
  }
  const unavailable = isUnreachable(error);
  log.error({ err: error, refusal }, unavailable ? 'identity provider unavailable' : 'sign-in failed');
  return loginPage({ error: unavailable ? 'unavailable' : 'failed' }, backUrl);
}

function reasonOf(error: unknown): string {
  if (error instanceof NotAdmitted) return 'not-admitted';
  if (error instanceof WeakSignIn) return 'weak';
  if (isDenied(error)) return 'denied';
  return isUnreachable(error) ? 'unavailable' : 'failed';
}
