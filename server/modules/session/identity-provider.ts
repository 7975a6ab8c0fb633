import * as oidc from 'openid-client';
import { NotAdmitted, subjectIn, type Claims } from './claims';
import { clientAuthentication } from './client-authentication';
import type { ProviderConnection } from '../../config/provider-connection';

/** Values that the callback of a sign-in attempt must return. */
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
}

const TIMEOUT_SECONDS = 8;
const RETRY_AFTER_MS = [200, 800];
/** Short timeout for the provider's sign-out: the person is already signed out of the portal and waits for the redirect. */
const SIGN_OUT_TIMEOUT_SECONDS = 3;
/** Servers refuse longer addresses, some at this length. An ID token that names hundreds of groups alone is longer. */
const ADDRESS_LENGTH = 4000;
const REFUSAL_LENGTH = 60;

/**
 * The identity provider that the portal signs people in with: OpenID Connect, code flow with PKCE. What it says of itself, and its
 * keys, are asked for at each sign-in, so that a change at the provider counts at once and one that is down is noticed before a
 * browser is led to it.
 */
export class IdentityProvider {
  #asked: Promise<oidc.Configuration> | null = null;

  constructor(private readonly connection: ProviderConnection) {}

  /** Where the browser goes to sign in. */
  async authorizationUrl(redirectUri: string, { state, nonce, codeVerifier }: Checks): Promise<string> {
    const url = oidc.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: redirectUri,
      scope: this.connection.scopes,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  /** Who signed in, from the address that the provider led back to. */
  async identity(callback: URL, { state, nonce, codeVerifier }: Checks): Promise<Identity> {
    const configuration = await this.#configuration();
    const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the identity provider answered no ID token');
    const more = configuration.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {};
    return {
      issuer: claims.iss,
      subject: this.#admitted(claims),
      claims: { ...claims, ...more },
      idToken: tokens.id_token ?? null,
    };
  }

  /** The page that ends the provider's own session and leads back to `returnTo`; null when there is none. */
  async endSessionUrl(idToken: string | null, returnTo: string): Promise<string | null> {
    if (!this.connection.endsProviderSession) return null;
    const configuration = await this.#ask(SIGN_OUT_TIMEOUT_SECONDS);
    if (!configuration.serverMetadata().end_session_endpoint) return null;
    const address = (hint: object) =>
      oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo, ...hint }).href;
    const hinted = address(idToken === null ? {} : { id_token_hint: idToken });
    return hinted.length <= ADDRESS_LENGTH ? hinted : address({});
  }

  /** The subject that the claims of an ID token name. Throws when those are not to come in. */
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

  /** One question for all who have it at the same moment. */
  #configuration(): Promise<oidc.Configuration> {
    return (this.#asked ??= this.#askPatiently().finally(() => {
      this.#asked = null;
    }));
  }

  async #askPatiently(attempt = 0): Promise<oidc.Configuration> {
    try {
      return await this.#ask(TIMEOUT_SECONDS);
    } catch (error) {
      const pause = RETRY_AFTER_MS[attempt];
      if (pause === undefined || !isUnreachable(error) || isTimeout(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return this.#askPatiently(attempt + 1);
    }
  }

  #ask(timeout: number): Promise<oidc.Configuration> {
    const { issuer, clientId, fetch } = this.connection;
    const url = new URL(issuer);
    return oidc.discovery(url, clientId, undefined, clientAuthentication(this.connection), {
      timeout,
      execute: [
        oidc.enableNonRepudiationChecks,
        // An operator who writes http: into OIDC_ISSUER means it: a provider within their own network, or the demo.
        ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
      ...(fetch && { [oidc.customFetch]: fetch }),
    });
  }
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

/** The provider's word for why not, such as `invalid_client`: what an operator looks up. */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return error.error.slice(0, REFUSAL_LENGTH);
  if (error instanceof oidc.WWWAuthenticateChallengeError) return error.cause[0]?.parameters.error?.slice(0, REFUSAL_LENGTH);
  return undefined;
}

/** Returns whether access was denied by the person, by the provider's rules or by ours. */
export const isDenied = (error: unknown): boolean =>
  error instanceof NotAdmitted || (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied');
