import * as oidc from 'openid-client';
import { lazily } from '../../lazily';
import type { Claims } from './claims';

/** How to reach an identity provider, whichever it is. */
export interface Connection {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  scopes: string;
  /** Takes the requests to a provider that is this very process. */
  fetch?: oidc.CustomFetch;
}

/** What one attempt at signing in must come back with. */
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

/** The identity provider that the portal signs people in with: OpenID Connect, code flow with PKCE. */
export class IdentityProvider {
  /** Discovered at first need: the provider may be this process, or start after it. */
  readonly #configuration = lazily(() => this.#discover());

  constructor(private readonly connection: Connection) {}

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
    return { issuer: claims.iss, subject: claims.sub, claims: { ...claims, ...more }, idToken: tokens.id_token ?? null };
  }

  /** The page that ends the provider's own session and leads back to `returnTo`; null when it has none. */
  async endSessionUrl(idToken: string | null, returnTo: string): Promise<string | null> {
    const configuration = await this.#configuration();
    if (!configuration.serverMetadata().end_session_endpoint) return null;
    return oidc.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: returnTo,
      ...(idToken && { id_token_hint: idToken }),
    }).href;
  }

  async #discover(attempt = 0): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret, fetch } = this.connection;
    const url = new URL(issuer);
    try {
      return await oidc.discovery(url, clientId, undefined, clientAuthentication(clientSecret), {
        timeout: TIMEOUT_SECONDS,
        // An operator who writes http: into OIDC_ISSUER means it: a provider within their own network, or the demo.
        execute: url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
        ...(fetch && { [oidc.customFetch]: fetch }),
      });
    } catch (error) {
      const pause = RETRY_AFTER_MS[attempt];
      if (pause === undefined || !isUnreachable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return this.#discover(attempt + 1);
    }
  }
}

/** A secret goes the way that the provider asks for; `client_secret_basic` is what the standard says when it does not say. */
function clientAuthentication(secret: string | null): oidc.ClientAuth {
  if (secret === null) return oidc.None();
  const [post, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (as, ...rest) => {
    const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_basic') ? basic : post)(as, ...rest);
  };
}

/** Whether the provider could not be asked, or is not well, rather than refused. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof oidc.AuthorizationResponseError) return ['temporarily_unavailable', 'server_error'].includes(error.error);
  if (error instanceof oidc.ClientError && error.cause instanceof Response) return error.cause.status >= 500;
  if (error instanceof oidc.ClientError) return error.code === 'OAUTH_TIMEOUT';
  return error instanceof TypeError && error.message === 'fetch failed';
}

/** Whether the person, or the provider's rules, said no. */
export const isDenied = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
