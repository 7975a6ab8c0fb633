import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
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

/** Starts an identity provider of a company as a separate HTTP server. Every sign-in is Ada's, with these additional claims. */
export async function startCompanyProvider(
  deps: Deps,
  client: CompanyClient,
  claims: Record<string, unknown> = {},
): Promise<CompanyProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const make = async (tokenPath: string) =>
    new Provider(issuer, { ...(await configuration(deps, client, { ...ADA, ...claims })), routes: { token: tokenPath } });
  let provider = await make('/token');
  const company: CompanyProvider = {
    issuer,
    well: true,
    instead: () => undefined,
    change: async (tokenPath = '/token') => {
      provider = await make(tokenPath);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('request', (request, response) => {
    const instead = company.instead(request.url ?? '');
    if (!company.well) response.writeHead(503).end('not now');
    else if (instead) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(instead));
    else if (request.url?.startsWith('/in/')) void enter(provider, request, response);
    else void provider.callback()(request, response);
  });
  return company;
}

const enter = (provider: Provider, request: IncomingMessage, response: ServerResponse) =>
  provider.interactionFinished(request, response, { login: { accountId: 'ada' } });

async function configuration(deps: Deps, client: CompanyClient, claims: Record<string, unknown>): Promise<Configuration> {
  const { publicUrl } = deps.config;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
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
      },
    ],
    clientAuthMethods: [client.method],
    ...('algorithm' in client && { enabledJWA: { clientAuthSigningAlgValues: [client.algorithm] } }),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['k'.repeat(43)] },
    claims: {
      openid: ['sub'],
      profile: Object.keys(claims).filter((name) => !['sub', 'email'].includes(name)),
      email: ['email'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/in/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Grant: 600, Session: 600 },
    findAccount: () => ({ accountId: 'ada', claims: () => ({ ...claims, sub: 'ada' }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: CLIENT_ID, accountId: 'ada' });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}
