import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import Provider, { interactionPolicy, type Configuration } from 'oidc-provider';
import type { Deps } from '../../../server/http/deps';
import { storeIn } from '../../../server/modules/demo-provider/adapter';

type SecretMethod = 'client_secret_basic' | 'client_secret_post';
/** Client authentication method of the portal at this provider, with its credentials. */
export type CompanyClient =
  | { method: SecretMethod; secret: string }
  | { method: 'private_key_jwt'; publicKey: JWK; algorithm: 'RS256' | 'PS256' | 'ES256' | 'ES384' };

export interface CompanyProvider {
  issuer: string;
  /** If false, the provider responds with 503 to every request. */
  well: boolean;
  /** Handler called before the provider. If it returns an object, that is the response. */
  instead: (path: string) => object | undefined;
  /** Claims about Ada, which a test may change. */
  claims: Record<string, unknown>;
  /** Strength of a sign-in as the provider states it; undefined to state none. */
  acr: string | undefined;
  /** True once the company has removed Ada's account. */
  hasLeft: boolean;
  /** Paths of the requests that the provider has received. */
  asked: string[];
  /** Passes the form with a logout token, which the provider posts, to the portal. Returns the status of the answer. */
  toPortal: (form: URLSearchParams) => Promise<number>;
  /** Sends a logout token to the portal. Throws an error if the portal does not answer 200. */
  signOut(subject: string, session: string): Promise<void>;
  /** Signs claims with the provider's key, or with another one. */
  sign(claims: JWTPayload, header?: { typ?: string; kid?: string }, key?: CryptoKey): Promise<string>;
  /** Replaces the keys and moves the token endpoint to `tokenPath`. */
  change(tokenPath?: string): Promise<void>;
  close(): Promise<void>;
}

const CLIENT_ID = 'portico-of-the-company';
const ADA = {
  sub: 'ada',
  name: 'Ada Byron',
  email: 'ada@company.example',
  department: 'Finance',
  roles: ['portico-admin'],
  locale: 'zh',
};

export interface CompanySetting {
  client: CompanyClient;
  /** Additional claims about Ada. */
  claims?: Record<string, unknown>;
  /** True if the portal gets refresh tokens, each of which can be used once. */
  refreshTokens?: boolean;
}

/** Starts an identity provider of a company as a separate HTTP server. Every sign-in is Ada's. */
export async function startCompanyProvider(deps: Deps, setting: CompanySetting): Promise<CompanyProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let key: CryptoKey;
  let keyId: string;
  const make = async (tokenPath: string) => {
    ({ privateKey: key } = await generateKeyPair('RS256', { extractable: true }));
    keyId = randomUUID();
    const jwk = { ...(await exportJWK(key)), alg: 'RS256', use: 'sig', kid: keyId };
    return new Provider(issuer, { ...configuration(deps, setting, company, jwk), routes: { token: tokenPath } });
  };
  const company: CompanyProvider = {
    issuer,
    well: true,
    instead: () => undefined,
    claims: { ...ADA, ...setting.claims },
    acr: undefined,
    hasLeft: false,
    asked: [],
    toPortal: () => Promise.resolve(200),
    signOut: async (subject, session) => {
      const client = (await provider.Client.find(CLIENT_ID)) as unknown as ClientModel;
      await client.backchannelLogout(subject, session);
    },
    sign: (claims, { typ, kid = keyId } = {}, by = key) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...(typ && { typ }) }).sign(by),
    change: async (tokenPath = '/token') => {
      provider = await make(tokenPath);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  let provider = await make('/token');
  server.on('request', (request, response) => {
    company.asked.push((request.url ?? '').split('?', 1)[0] ?? '');
    const instead = company.instead(request.url ?? '');
    if (!company.well) response.writeHead(503).end('not now');
    else if (instead) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(instead));
    else if (request.url?.startsWith('/in/')) void enter(provider, request, response, company.acr);
    else void provider.callback()(request, response);
  });
  return company;
}

const enter = (provider: Provider, request: IncomingMessage, response: ServerResponse, acr: string | undefined) =>
  provider.interactionFinished(request, response, { login: { accountId: 'ada', acr } });

/** Method of the library's client model that sends a logout token, which its types leave out. */
interface ClientModel {
  backchannelLogout(subject: string, session: string): Promise<void>;
}

function configuration(
  deps: Deps,
  { client, refreshTokens = false }: CompanySetting,
  company: CompanyProvider,
  jwk: JWK,
): Configuration {
  const { publicUrl } = deps.config;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    adapter: storeIn(deps),
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: client.method,
        ...('secret' in client ? { client_secret: client.secret } : { jwks: { keys: [client.publicKey] } }),
        redirect_uris: [`${publicUrl}/api/user/login/callback`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
        backchannel_logout_uri: `${publicUrl}/api/user/logout/backchannel`,
        backchannel_logout_session_required: true,
        ...(refreshTokens && { grant_types: ['authorization_code', 'refresh_token'] }),
      },
    ],
    clientAuthMethods: [client.method],
    ...('algorithm' in client && { enabledJWA: { clientAuthSigningAlgValues: [client.algorithm] } }),
    jwks: { keys: [jwk] },
    acrValues: ['password', 'two-factors'],
    cookies: { keys: ['k'.repeat(43)] },
    claims: {
      openid: ['sub'],
      profile: Object.keys(company.claims).filter((name) => !['sub', 'email'].includes(name)),
      email: ['email'],
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    fetch: async (_url, init) => new Response(null, { status: await company.toPortal(init?.body as URLSearchParams) }),
    ...(refreshTokens && { issueRefreshToken: () => true, rotateRefreshToken: true }),
    interactions: { policy, url: (_ctx, { uid }) => `/in/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Grant: 600, Session: 600 },
    findAccount: () => (company.hasLeft ? undefined : { accountId: 'ada', claims: () => ({ ...company.claims, sub: 'ada' }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: CLIENT_ID, accountId: 'ada' });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}
