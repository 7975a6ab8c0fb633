import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Config } from '../../config/config';
import type { ProviderConnection } from '../../config/provider-connection';

/** Where the demo provider is mounted; its issuer is this at the portal's public address. */
export const DEMO_PATH = '/oidc';
export const DEMO_CLIENT_ID = 'portico';
export const DEMO_SCOPES = 'openid profile email';

/** The demo provider stands in while no other is configured. */
export const demoIsOn = (config: Config): boolean => config.oidc === null;

export const demoIssuer = (config: Config): string => config.publicUrl + DEMO_PATH;

/** The identity provider that people sign in at now; what began at another one is over. */
export const issuerOf = (config: Config): string => config.oidc?.issuer ?? demoIssuer(config);

/** Returns the message that warns an operator at start about demo sign-in; null if their own provider is configured. */
export const demoNotice = (config: Config): string | null =>
  demoIsOn(config)
    ? `Demo sign-in: anyone who can reach ${config.publicUrl} can be any of the demo people. Set OIDC_ISSUER to connect your own provider before real use.`
    : null;

/** How the portal reaches the demo provider: by the client that every provider is reached with, but within this process. */
export const demoConnection = (app: FastifyInstance, config: Config): ProviderConnection => ({
  issuer: demoIssuer(config),
  clientId: DEMO_CLIENT_ID,
  clientSecret: null,
  secretMethod: null,
  privateKey: null,
  scopes: DEMO_SCOPES,
  subjectClaim: 'sub',
  tenants: null,
  endsProviderSession: true,
  fetch: fetchWithin(app),
});

/** Works before the server listens, on any port or host, and behind a proxy whose address this machine cannot resolve. */
const fetchWithin =
  (app: FastifyInstance): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const payload = body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined;
    const answer = await app.inject({ method: method as InjectOptions['method'], url: pathname + search, headers, payload });
    const entries = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: entries });
  };
