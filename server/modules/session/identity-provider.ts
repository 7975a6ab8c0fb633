import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { NotAdmitted, requireStrength, subjectIn, WeakSignIn, type Claims } from './claims';
import { clientAuthentication } from './client-authentication';
import type { ProviderConnection } from '../../config/provider-connection';
import { grantOf, renewClaims, userInfoOf, type KnownSession, type ProviderGrant, type RenewedClaims } from './provider/grant';
import { MAX_AGE_SECONDS, SKEW_SECONDS } from './provider/logout-token';
import { SIGNATURE_ALGORITHMS } from './user-centre';

/** Values of a sign-in attempt that its callback is checked against. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}
export interface Identity {
  issuer: string;
  subject: string;
  claims: Claims;
  idToken: string | null;
  atProvider: AtProvider;
}
/** Session id and subject of the ID token, and the tokens with which the portal requests claims again. */
export interface AtProvider {
  session: string | null;
  subject: string;
  grant: ProviderGrant | null;
}

const TIMEOUT_SECONDS = 8;
const RETRY_AFTER_MS = [200, 800];
/** Short timeout for the provider's sign-out: the person is already signed out of the portal and waits for the redirect. */
const SIGN_OUT_TIMEOUT_SECONDS = 3;
/** Maximum length of a sign-out address. Some servers reject longer ones, and an ID token with hundreds of groups exceeds it alone. */
const ADDRESS_LENGTH = 4000;
const REFUSAL_LENGTH = 60;
const MAX_SESSION_NAME = 255;
/** Short timeout for each request when a session is renewed, because a page may be waiting. */
const RENEWAL_TIMEOUT_SECONDS = 3;

/**
 * Identity provider that the portal signs people in with: OpenID Connect, code flow with PKCE. Its metadata and keys are
 * requested at each sign-in, so that a change at the provider takes effect at once and an outage is noticed before a browser is
 * redirected there.
 */
export class IdentityProvider {
  #discovery: Promise<oidc.Configuration> | null = null;

  constructor(private readonly connection: ProviderConnection) {}

  /** Returns the address that the browser is redirected to for signing in. */
  async authorizationUrl(redirectUri: string, { state, nonce, codeVerifier }: Checks): Promise<string> {
    const url = oidc.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: redirectUri,
      scope: this.connection.scopes,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(this.connection.acrValues && { acr_values: this.connection.acrValues.join(' ') }),
    });
    return url.href;
  }

  /** Returns the person who signed in, from the callback address that the provider redirected to. */
  async identity(callback: URL, { state, nonce, codeVerifier }: Checks, now = new Date()): Promise<Identity> {
    const configuration = await this.#configuration();
    const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the identity provider answered no ID token');
    requireStrength(claims, this.connection.acrValues);
    const userInfo = await userInfoOf(configuration, tokens.access_token, claims.sub);
    return {
      issuer: claims.iss,
      subject: this.#admitted(claims),
      claims: { ...claims, ...userInfo },
      idToken: tokens.id_token ?? null,
      atProvider: { session: sessionIn(claims), subject: claims.sub, grant: grantOf(tokens, userInfo, now) },
    };
  }

  /** Requests a person's claims again, with the grant of their session. See `renewClaims`. */
  async renewed(grant: ProviderGrant, known: KnownSession): Promise<RenewedClaims | null> {
    return renewClaims(await this.#discover(RENEWAL_TIMEOUT_SECONDS), grant, known);
  }

  /**
   * Returns the claims and type of a JWT that the provider signed for this client. Throws an error that `isRefusal` accepts, or
   * another one if the provider's keys are unavailable.
   */
  async verifySigned(token: string, now: Date): Promise<{ claims: Claims; type: string | undefined }> {
    const { issuer, jwks_uri } = (await this.#configuration()).serverMetadata();
    if (!jwks_uri) throw new Error('the identity provider publishes no keys');
    const { fetch } = this.connection;
    const keys = createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: TIMEOUT_SECONDS * 1000,
      ...(fetch && {
        [customFetch]: (url: string) => fetch(url, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' }),
      }),
    });
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms: SIGNATURE_ALGORITHMS,
      issuer: this.#issuerOf(issuer, decodeJwt(token)),
      audience: this.connection.clientId,
      requiredClaims: ['iat', 'jti'],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: SKEW_SECONDS,
      currentDate: now,
    });
    return { claims: payload, type: protectedHeader.typ };
  }

  /** Returns the issuer that a token must have. Multi-tenant Entra ID has one for each allowed tenant. */
  #issuerOf(issuer: string, { tid }: Claims): string {
    const tenant = this.connection.tenants?.find((each) => each === tid);
    return tenant === undefined ? issuer : issuer.replace('{tenantid}', tenant);
  }

  /** Returns the address that ends the provider's own session and redirects to `returnTo`; null if there is none. */
  async endSessionUrl(idToken: string | null, returnTo: string): Promise<string | null> {
    if (!this.connection.endsProviderSession) return null;
    const configuration = await this.#discover(SIGN_OUT_TIMEOUT_SECONDS);
    if (!configuration.serverMetadata().end_session_endpoint) return null;
    const address = (hint: object) =>
      oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo, ...hint }).href;
    const hinted = address(idToken === null ? {} : { id_token_hint: idToken });
    return hinted.length <= ADDRESS_LENGTH ? hinted : address({});
  }

  /** Returns the subject that the claims of an ID token name. Throws NotAdmitted if their tenant is not allowed. */
  #admitted(claims: Claims & { iss: string }): string {
    const { subjectClaim, tenants } = this.connection;
    const subject = subjectIn(claims, subjectClaim);
    if (tenants && !tenants.some((tenant) => tenant === claims.tid))
      throw new NotAdmitted(
        'of a tenant that OIDC_TENANTS leaves out',
        subject === null ? null : { issuer: claims.iss, subject },
      );
    if (subject === null) throw new Error(`the ID token has no ${subjectClaim}`);
    return subject;
  }

  /** Requests the provider's configuration. Concurrent callers share one request. */
  #configuration(): Promise<oidc.Configuration> {
    return (this.#discovery ??= this.#discoverWithRetry().finally(() => {
      this.#discovery = null;
    }));
  }

  async #discoverWithRetry(attempt = 0): Promise<oidc.Configuration> {
    try {
      return await this.#discover(TIMEOUT_SECONDS);
    } catch (error) {
      const pause = RETRY_AFTER_MS[attempt];
      if (pause === undefined || !isUnreachable(error) || isTimeout(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return this.#discoverWithRetry(attempt + 1);
    }
  }

  #discover(timeout: number): Promise<oidc.Configuration> {
    const { issuer, clientId, fetch } = this.connection;
    const url = new URL(issuer);
    return oidc.discovery(url, clientId, undefined, clientAuthentication(this.connection), {
      timeout,
      execute: [
        oidc.enableNonRepudiationChecks,
        // An http: address in OIDC_ISSUER is intended: a provider within the operator's own network, or the demo provider.
        ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
      ...(fetch && { [oidc.customFetch]: fetch }),
    });
  }
}

/** Returns the provider's session id in an ID token; null if it has none. */
function sessionIn({ sid }: Claims): string | null {
  return typeof sid === 'string' && sid !== '' && sid.length <= MAX_SESSION_NAME ? sid : null;
}

/** Returns whether the provider could not be reached or is failing, rather than refusing the request. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof oidc.AuthorizationResponseError) return ['temporarily_unavailable', 'server_error'].includes(error.error);
  if (error instanceof oidc.ClientError && error.cause instanceof Response) return isUnwell(error.cause.status);
  if (error instanceof oidc.ResponseBodyError) return isUnwell(error.status);
  return isTimeout(error) || (error instanceof TypeError && error.message === 'fetch failed');
}

const isUnwell = (status: number): boolean => status >= 500 || status === 429;

const isTimeout = (error: unknown): boolean => error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT';

/** Returns the provider's error code, such as `invalid_client`, which an operator can look up; undefined if there is none. */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return error.error.slice(0, REFUSAL_LENGTH);
  if (error instanceof oidc.WWWAuthenticateChallengeError) return error.cause[0]?.parameters.error?.slice(0, REFUSAL_LENGTH);
  return undefined;
}

/** Returns whether access was denied by the person, by the provider's rules or by ours. */
export const isDenied = (error: unknown): boolean =>
  error instanceof NotAdmitted ||
  error instanceof WeakSignIn ||
  (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied');
