import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy, type Configuration } from 'oidc-provider';
import type { Deps } from '../../server/deps';
import { storeIn } from '../../server/modules/demo-provider/adapter';

export interface CompanyProvider {
  issuer: string;
  /** While false it answers 503 to everything. */
  well: boolean;
  close(): Promise<void>;
}

const CLAIMS = {
  sub: 'ada',
  name: 'Ada Byron',
  email: 'ada@company.example',
  department: 'Finance',
  roles: ['portico-admin'],
  locale: 'zh',
};

/** An identity provider of a company: another server, reached by HTTP, with a secret. Whoever comes is Ada. */
export async function startCompanyProvider(
  deps: Deps,
  client: { secret: string; method: 'client_secret_basic' | 'client_secret_post' },
): Promise<CompanyProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { publicUrl } = deps.config;
  const provider = new Provider(issuer, await configuration(deps, publicUrl, client));
  const company: CompanyProvider = {
    issuer,
    well: true,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('request', (request, response) => {
    if (!company.well) response.writeHead(503).end('not now');
    else if (request.url?.startsWith('/in/')) void enter(provider, request, response);
    else void provider.callback()(request, response);
  });
  return company;
}

const enter = (provider: Provider, request: IncomingMessage, response: ServerResponse) =>
  provider.interactionFinished(request, response, { login: { accountId: 'ada' } });

async function configuration(
  deps: Deps,
  publicUrl: string,
  { secret, method }: { secret: string; method: 'client_secret_basic' | 'client_secret_post' },
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    adapter: storeIn(deps),
    clients: [
      {
        client_id: 'portico-of-the-company',
        client_secret: secret,
        token_endpoint_auth_method: method,
        redirect_uris: [`${publicUrl}/api/user/login/callback`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
      },
    ],
    clientAuthMethods: [method],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['k'.repeat(43)] },
    claims: { openid: ['sub'], profile: ['name', 'department', 'roles', 'locale'], email: ['email'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/in/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Grant: 600, Session: 600 },
    findAccount: () => ({ accountId: 'ada', claims: () => CLAIMS }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: 'portico-of-the-company', accountId: 'ada' });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}
