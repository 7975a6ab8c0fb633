import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Config } from '../../config/config';
import type { ProviderConnection } from '../../config/provider-connection';

/** Path of the demo provider. Its issuer is the portal's public URL followed by this path. */
export const DEMO_PATH = '/oidc';
export const DEMO_CLIENT_ID = 'portico';
export const DEMO_SCOPES = 'openid profile email';

/** Returns true if the demo provider is used, because no other is configured. */
export const demoIsOn = (config: Config): boolean => config.oidc === null;

export const demoIssuer = (config: Config): string => config.publicUrl + DEMO_PATH;

/** Returns the issuer of the current identity provider. Sessions and sign-ins begun at another one are no longer valid. */
export const issuerOf = (config: Config): string => config.oidc?.issuer ?? demoIssuer(config);

/** Returns the message that warns an operator at start about demo sign-in; null if their own provider is configured. */
export const demoNotice = (config: Config): string | null =>
  demoIsOn(config)
    ? `Demo sign-in: anyone who can reach ${config.publicUrl} can be any of the demo people. Set OIDC_ISSUER to connect your own provider before real use.`
    : null;

/**
 * Returns the connection to the demo provider. The portal uses the same client as for any provider, but sends its requests within
 * this process.
 */
export const demoConnection = (app: FastifyInstance, config: Config): ProviderConnection => ({
  issuer: demoIssuer(config),
  clientId: DEMO_CLIENT_ID,
  clientSecret: null,
  secretMethod: null,
  privateKey: null,
  scopes: DEMO_SCOPES,
  subjectClaim: 'sub',
  tenants: null,
  acrValues: null,
  endsProviderSession: true,
  fetch: fetchWithin(app),
});

/**
 * Returns a `fetch` that passes requests directly to the app. It works before the server listens, on any port or host, and behind
 * a proxy whose address this machine cannot resolve.
 */
const fetchWithin =
  (app: FastifyInstance): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const payload = body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined;
    const answer = await app.inject({ method: method as InjectOptions['method'], url: pathname + search, headers, payload });
    const entries = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: entries });
  };
