import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import type { Config } from '../../../server/config/config';

export interface TestUserCentre {
  trusted: NonNullable<Config['userCentre']>;
  /** If false, the user centre responds with 503 to every request. */
  well: boolean;
  /** Creates a token of Ada issued at `now`. `claims` replace the default claims. */
  token: (now: Date, claims?: JWTPayload, by?: { alg: string; kid: string; key: CryptoKey }) => Promise<string>;
  /** Signing keys by algorithm. */
  keys: ReadonlyMap<string, CryptoKey>;
  close(): Promise<void>;
}

const ALGORITHMS = ['ES256', 'EdDSA', 'RS256', 'PS256'];
const ADA = { sub: 'ada', name: 'Ada Byron', email: 'ada@company.example', department: 'Finance', roles: ['portico-admin'] };

/** Starts a company's user centre, which publishes its keys and issues tokens that the portal accepts. */
export async function startUserCentre(): Promise<TestUserCentre> {
  const pairs = await Promise.all(
    ALGORITHMS.map(async (alg) => [alg, await generateKeyPair(alg, { extractable: true })] as const),
  );
  const jwks = await Promise.all(pairs.map(async ([alg, { publicKey }]) => ({ ...(await exportJWK(publicKey)), alg, kid: alg })));
  const keys = new Map(pairs.map(([alg, { privateKey }]) => [alg, privateKey]));
  const server = createServer((_request, response) => {
    if (centre.well) response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: jwks }));
    else response.writeHead(503).end('not now');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const trusted = {
    issuer: 'https://uc.company.example',
    audience: 'portico',
    subjectClaim: 'sub',
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
  };
  const centre: TestUserCentre = {
    trusted,
    well: true,
    keys,
    token: (now, claims = {}, by) => {
      const seconds = Math.floor(now.getTime() / 1000);
      const usual = {
        ...ADA,
        iss: trusted.issuer,
        aud: trusted.audience,
        iat: seconds,
        exp: seconds + 60,
        jti: crypto.randomUUID(),
      };
      const { alg, kid, key } = by ?? { alg: 'ES256', kid: 'ES256', key: keys.get('ES256') as CryptoKey };
      return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg, kid }).sign(key);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return centre;
}
