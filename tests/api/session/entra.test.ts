import assert from 'node:assert/strict';
import { createHash, X509Certificate } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { readConfig } from '../../../server/config/config';
import { IdentityProvider, isDenied } from '../../../server/modules/session/identity-provider';
import { CERTIFICATE, CERTIFIED } from '../support/certificate';

const HOST = 'https://login.microsoftonline.com';
const OIDC_ISSUER = `${HOST}/organizations/v2.0`;
const OURS = '0b8f6f3e-3c1f-4f4e-9d51-6b1f6a1c0001';
const CHECKS = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
const METADATA = {
  issuer: `${HOST}/{tenantid}/v2.0`,
  authorization_endpoint: `${HOST}/organizations/oauth2/v2.0/authorize`,
  token_endpoint: `${HOST}/organizations/oauth2/v2.0/token`,
  jwks_uri: `${HOST}/organizations/discovery/v2.0/keys`,
  token_endpoint_auth_methods_supported: ['client_secret_post', 'private_key_jwt', 'client_secret_basic'],
  id_token_signing_alg_values_supported: ['RS256'],
};

let key: CryptoKey;
let publicKey: JWK;
before(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  key = pair.privateKey;
  publicKey = await exportJWK(pair.publicKey);
});

/** Mocks the responses of Entra ID to a sign-in in this tenant. `sent` receives the parameters sent to the token endpoint. */
const entra = (tenant: string, issuer = `${HOST}/${tenant}/v2.0`, sent = new URLSearchParams()) => {
  const idToken = () =>
    new SignJWT({ tid: tenant, oid: 'person-7', nonce: CHECKS.nonce, groups: ['4d0c7a52-guid'] })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(issuer)
      .setAudience('portico')
      .setSubject('pairwise-of-this-app')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
  return async (url: string, { body }: { body?: unknown }): Promise<Response> => {
    if (url === METADATA.token_endpoint) {
      for (const [name, value] of new URLSearchParams(String(body))) sent.set(name, value);
      return Response.json({ access_token: 'a', token_type: 'Bearer', id_token: await idToken() });
    }
    return Response.json(url === METADATA.jwks_uri ? { keys: [{ ...publicKey, kid: 'k1', use: 'sig' }] } : METADATA);
  };
};

function providerWith(fetch: ReturnType<typeof entra>, env: Record<string, string> = { OIDC_CLIENT_SECRET: 'x' }) {
  const { oidc } = readConfig({ OIDC_ISSUER, OIDC_TENANTS: OURS, OIDC_CLAIM_SUBJECT: 'oid', ...env });
  assert(oidc);
  return new IdentityProvider({ ...oidc, fetch });
}

const CALLBACK = new URL(`http://localhost:8000/api/user/login/callback?code=c&state=${CHECKS.state}`);

describe('sign-in at Entra ID for several tenants', () => {
  test("identifies a person by the tenant's issuer and the oid, which is the same for every application", async () => {
    const { issuer, subject, claims } = await providerWith(entra(OURS)).identity(CALLBACK, CHECKS);
    assert.deepEqual([issuer, subject, claims.groups], [`${HOST}/${OURS}/v2.0`, 'person-7', ['4d0c7a52-guid']]);
  });

  test('refuses a person of another tenant', async () => {
    const refused = providerWith(entra('another-tenant')).identity(CALLBACK, CHECKS);
    await assert.rejects(refused, isDenied);
    await assert.rejects(refused, { identity: { issuer: `${HOST}/another-tenant/v2.0`, subject: 'person-7' } });
  });

  test('refuses a token that names this tenant but has another issuer', async () => {
    const provider = providerWith(entra(OURS, `${HOST}/another-tenant/v2.0`));
    await assert.rejects(provider.identity(CALLBACK, CHECKS), (error) => !isDenied(error) && /unexpected/.test(String(error)));
  });
});

test("sends the certificate's thumbprint to Entra ID with the token endpoint as audience", async () => {
  const sent = new URLSearchParams();
  await providerWith(entra(OURS, undefined, sent), { OIDC_PRIVATE_KEY: CERTIFIED }).identity(CALLBACK, CHECKS);
  const assertion = sent.get('client_assertion') ?? assert.fail('nothing was signed');
  const thumbprint = createHash('sha256').update(new X509Certificate(CERTIFICATE).raw).digest('base64url');
  assert.equal(decodeProtectedHeader(assertion)['x5t#S256'], thumbprint);
  assert.equal(decodeJwt(assertion).aud, METADATA.token_endpoint);
});
