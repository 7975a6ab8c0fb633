import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError, readConfig } from '../../server/config';

const refused = (env: Record<string, string>, reason: RegExp) => {
  assert.throws(
    () => readConfig(env),
    (error) => error instanceof ConfigError && reason.test(error.message),
    JSON.stringify(env),
  );
};

test('an operator who gives part of a provider without its issuer is told which', () => {
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_SCOPES'])
    refused({ [name]: 'openid' }, new RegExp(`^${name}: .*OIDC_ISSUER`));
  assert.equal(readConfig({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '' }).oidc, null);
  assert.equal(readConfig({ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'intranet' }).oidc?.clientId, 'intranet');
});

test('an operator whose public address is more than an origin is told so', () => {
  for (const more of ['/portal', '/?a=1', '/#top', '//'])
    refused({ PUBLIC_URL: `https://portal.example${more}` }, /^PUBLIC_URL: must be an origin/);
  refused({ PUBLIC_URL: 'https://me:pass@portal.example' }, /^PUBLIC_URL: must be an origin/);
  refused({ PUBLIC_URL: 'portal.example' }, /^PUBLIC_URL: /);
});

test('the public address is kept as its origin, however it is written', () => {
  for (const written of ['https://portal.example', 'https://portal.example/', 'HTTPS://Portal.Example:443/'])
    assert.equal(readConfig({ PUBLIC_URL: written }).publicUrl, 'https://portal.example', written);
  assert.equal(readConfig({ PORT: '8123' }).publicUrl, 'http://localhost:8123');
});

test('an operator who wants the sample in a database of their own is told that it is not for it', () => {
  const DATABASE_URL = 'postgres://db.example/portal';
  refused({ DATABASE_URL, SAMPLE_CONTENT: 'on' }, /^SAMPLE_CONTENT: .*embedded database only/);
  assert.equal(readConfig({ DATABASE_URL }).sampleContent, false);
  assert.equal(readConfig({}).sampleContent, true);
});
