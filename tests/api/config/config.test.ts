import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { ConfigError, readConfig } from '../../../server/config/config';
import { CERTIFICATE, CERTIFIED } from '../support/certificate';

const refused = (env: Record<string, string>, reason: RegExp) => {
  assert.throws(
    () => readConfig(env),
    (error) => error instanceof ConfigError && reason.test(error.message),
    JSON.stringify(env),
  );
};

test('names the provider settings that are given without an issuer', () => {
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_SCOPES'])
    refused({ [name]: 'openid' }, new RegExp(`^${name}: .*OIDC_ISSUER`));
  assert.equal(readConfig({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '' }).oidc, null);
  assert.equal(readConfig({ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'intranet' }).oidc?.clientId, 'intranet');
});

const OIDC_ISSUER = 'https://login.example';
const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

for (const [env, reason] of [
  [{ OIDC_ISSUER: 'login.example' }, /^OIDC_ISSUER: /],
  [{ OIDC_ISSUER: 'https://login.example/.well-known/openid-configuration' }, /^OIDC_ISSUER: must be the issuer/],
  [{ OIDC_ISSUER, OIDC_CLAIM_ROLE: 'groups' }, /^OIDC_CLAIM_ROLE: is not a setting/],
  [{ OIDC_ISSUER, OIDC_SCOPES: 'profile email' }, /^OIDC_SCOPES: must name openid/],
  [{ OIDC_ISSUER, OIDC_LOGOUT: 'yes' }, /^OIDC_LOGOUT: /],
  [{ OIDC_ISSUER, OIDC_ROLE_ADMIN: 'a,,b' }, /^OIDC_ROLE_ADMIN: must be values by commas/],
  [{ OIDC_ISSUER, OIDC_ROLE_ADMIN: '[CN=Admins]' }, /^OIDC_ROLE_ADMIN: must be values by commas/],
  [{ OIDC_ISSUER, OIDC_ROLE_ADMIN: '[7]' }, /^OIDC_ROLE_ADMIN: must be values by commas/],
  [{ OIDC_ISSUER, OIDC_PRIVATE_KEY: 'x' }, /^OIDC_PRIVATE_KEY: must be a private key as PEM/],
  [{ OIDC_ISSUER, OIDC_PRIVATE_KEY_FILE: '/nowhere.pem' }, /^OIDC_PRIVATE_KEY_FILE: .*ENOENT/],
  [{ OIDC_ISSUER, OIDC_PRIVATE_KEY: CERTIFIED, OIDC_CLIENT_SECRET: 'x' }, /^OIDC_PRIVATE_KEY: goes without OIDC_CLIENT_SECRET/],
  [{ OIDC_ISSUER, OIDC_PRIVATE_KEY_ID: 'k1' }, /^OIDC_PRIVATE_KEY_ID: has no effect without/],
  [{ OIDC_ISSUER, OIDC_CLIENT_AUTH: 'post' }, /^OIDC_CLIENT_AUTH: has no effect without/],
  [{ OIDC_ISSUER, OIDC_TENANTS: 'a' }, /^OIDC_TENANTS: has no effect/],
  [{ OIDC_ISSUER: 'https://login.microsoftonline.com/organizations/v2.0' }, /^OIDC_TENANTS: must name the tenants/],
] as const)
  test(`reports an invalid setting in one line: ${String(reason)}`, () => {
    refused(env, reason);
    assert.throws(
      () => readConfig(env),
      (error: Error) => !error.message.includes('\n'),
    );
  });

test('refuses a key that cannot sign safely or does not match its certificate', () => {
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
  const ed25519 = generateKeyPairSync('ed25519').privateKey;
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  refused({ OIDC_ISSUER, OIDC_PRIVATE_KEY: pemOf(weak) }, /2048 bits/);
  refused({ OIDC_ISSUER, OIDC_PRIVATE_KEY: pemOf(ed25519) }, /RSA key or one of the curves/);
  refused({ OIDC_ISSUER, OIDC_PRIVATE_KEY: pemOf(other) + CERTIFICATE }, /certificate of another key/);
});

test('accepts a key on one line, followed by its certificate', () => {
  const given = readConfig({ OIDC_ISSUER, OIDC_PRIVATE_KEY: CERTIFIED.replaceAll('\n', '\\n'), OIDC_PRIVATE_KEY_ID: 'k1' }).oidc
    ?.privateKey;
  assert.equal(given?.keyId, 'k1');
  assert.match(given.certificate?.subject ?? '', /portico test/);
});

test('accepts lists of values, including values that contain commas', () => {
  const valuesOf = (value: string) => readConfig({ OIDC_ISSUER, OIDC_ROLE_ADMIN: value }).oidc?.claims.roleValues.admin;
  assert.deepEqual(valuesOf('a, b'), ['a', 'b']);
  assert.deepEqual(valuesOf('["CN=Admins,OU=Groups","b"]'), ['CN=Admins,OU=Groups', 'b']);
});

test('refuses a public URL that is more than an origin', () => {
  for (const more of ['/portal', '/?a=1', '/#top', '//'])
    refused({ PUBLIC_URL: `https://portal.example${more}` }, /^PUBLIC_URL: must be an origin/);
  refused({ PUBLIC_URL: 'https://me:pass@portal.example' }, /^PUBLIC_URL: must be an origin/);
  refused({ PUBLIC_URL: 'portal.example' }, /^PUBLIC_URL: /);
});

test('normalizes the public URL to its origin', () => {
  for (const written of ['https://portal.example', 'https://portal.example/', 'HTTPS://Portal.Example:443/'])
    assert.equal(readConfig({ PUBLIC_URL: written }).publicUrl, 'https://portal.example', written);
  assert.equal(readConfig({ PORT: '8123' }).publicUrl, 'http://localhost:8123');
});

test('refuses to leave migrations of the embedded database to a command', () => {
  refused({ MIGRATE_AT_START: 'off' }, /^MIGRATE_AT_START: must be on, or left out, for the embedded database/);
  assert.equal(readConfig({ DATABASE_URL: 'postgres://db.example/portal', MIGRATE_AT_START: 'off' }).migrateAtStart, false);
});

test('refuses to load the sample content into an external database', () => {
  const DATABASE_URL = 'postgres://db.example/portal';
  refused({ DATABASE_URL, SAMPLE_CONTENT: 'on' }, /^SAMPLE_CONTENT: .*embedded database only/);
  assert.equal(readConfig({ DATABASE_URL }).sampleContent, false);
  assert.equal(readConfig({}).sampleContent, true);
});

test('refuses DATABASE_READ_URL without DATABASE_URL', () => {
  const DATABASE_READ_URL = 'postgres://replica.example/portal';
  refused({ DATABASE_READ_URL }, /^DATABASE_READ_URL: has no effect without DATABASE_URL; set both, or neither$/);
  const DATABASE_URL = 'postgres://db.example/portal';
  assert.equal(readConfig({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl, DATABASE_READ_URL);
  assert.equal(readConfig({ DATABASE_URL }).databaseReadUrl, null);
});

test('refuses incomplete user centre settings, and a user centre together with the demo provider', () => {
  const oidc = { OIDC_ISSUER: 'https://login.example' };
  const all = {
    UC_TOKEN_ISSUER: 'https://uc.example',
    UC_TOKEN_JWKS_URL: 'https://uc.example/keys',
    UC_TOKEN_AUDIENCE: 'intranet',
  };
  for (const name of Object.keys(all)) refused({ ...oidc, ...all, [name]: '' }, /^UC_TOKEN_ISSUER: .*all three, or none/);
  refused(all, /^UC_TOKEN_ISSUER: needs OIDC_ISSUER/);
  refused({ ...oidc, ...all, UC_TOKEN_JWKS_URL: 'file:///etc/keys' }, /^UC_TOKEN_JWKS_URL: /);
  refused({ ...oidc, ...all, UC_TOKEN_AUDIENCE: 'portico' }, /^UC_TOKEN_AUDIENCE: must not be OIDC_CLIENT_ID/);
  const userCentre = {
    issuer: 'https://uc.example',
    jwksUrl: 'https://uc.example/keys',
    audience: 'intranet',
    subjectClaim: 'sub',
  };
  assert.deepEqual(readConfig({ ...oidc, ...all }).userCentre, userCentre);
  const sameIssuer = { ...oidc, ...all, UC_TOKEN_ISSUER: oidc.OIDC_ISSUER, OIDC_CLAIM_SUBJECT: 'oid' };
  assert.equal(readConfig(sameIssuer).userCentre?.subjectClaim, 'oid');
  assert.equal(readConfig(oidc).userCentre, null);
});

test('refuses an idle time that is not a number of minutes between five and a day', () => {
  for (const wrong of ['4', '1441', '10.5', '-1', 'off', '30m'])
    refused({ SESSION_IDLE_MINUTES: wrong }, /^SESSION_IDLE_MINUTES: /);
  assert.equal(readConfig({ SESSION_IDLE_MINUTES: '30' }).idleSeconds, 1800);
  assert.equal(readConfig({ SESSION_IDLE_MINUTES: '' }).idleSeconds, null);
});

test('refuses a stop delay that is not a number of seconds from 0 to 60', () => {
  for (const wrong of ['61', '-1', '5s']) refused({ STOP_DELAY_SECONDS: wrong }, /^STOP_DELAY_SECONDS: /);
  assert.deepEqual(
    [readConfig({}), readConfig({ STOP_DELAY_SECONDS: '5' })].map((c) => c.stopDelaySeconds),
    [0, 5],
  );
});

test('accepts proxies as addresses or networks and refuses a number of hops or a match of everything', () => {
  for (const wrong of ['1', 'true', '*', '10.0.0.0/33', '10.0.0.0/0', 'fd00::/129', 'proxy.example', '10.0.0.5,', '10.0.0.5/8/9'])
    refused({ TRUST_PROXY: wrong }, /^TRUST_PROXY: must be addresses or networks/);
  assert.deepEqual(readConfig({ TRUST_PROXY: '10.0.0.5, fd00::/64' }).trustedProxies, ['10.0.0.5', 'fd00::/64']);
  assert.deepEqual(readConfig({}).trustedProxies, []);
  assert.deepEqual([readConfig({}).addressLimits, readConfig({ ADDRESS_LIMITS: 'off' }).addressLimits], [true, false]);
});

test('disables prepared statements for a pooler that cannot keep them', () => {
  const isKept = (PREPARED_STATEMENTS?: string) => readConfig({ PREPARED_STATEMENTS }).preparedStatements;
  assert.deepEqual([isKept(), isKept('on'), isKept('off')], [true, true, false]);
  refused({ PREPARED_STATEMENTS: 'no' }, /^PREPARED_STATEMENTS: /);
});

const URL_OF_DATABASE =
  'must be the address of a PostgreSQL database, such as postgres://portico:password@db.example:5432/portico, with special characters of the password percent-encoded (@ as %40)';
const HOST_EXPECTED = 'must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them';
const LEVELS = 'must be one of trace, debug, info, warn, error, fatal, silent';
const ORIGIN = 'must be an origin, such as https://portal.example, without a path, query, fragment or user';
const CONTACT =
  'must be an address that flaws can be reported to, such as mailto:security@company.example or https://company.example/security';
for (const [settings, line] of [
  [{ PORT: 'abc' }, 'PORT: must be a whole number from 1 to 65535, such as 8000'],
  [{ PORT: '0' }, 'PORT: must be a whole number from 1 to 65535, such as 8000'],
  [{ PORT: '70000' }, 'PORT: must be a whole number from 1 to 65535, such as 8000'],
  [{ PORT: '80.5' }, 'PORT: must be a whole number from 1 to 65535, such as 8000'],
  [{ PORT: '0x1F40' }, 'PORT: must be a whole number from 1 to 65535, such as 8000'],
  [{ PORT: '8e3' }, 'PORT: must be a whole number from 1 to 65535, such as 8000'],
  [{ SESSION_IDLE_MINUTES: 'off' }, 'SESSION_IDLE_MINUTES: must be a whole number from 5 to 1440, such as 30'],
  [{ HOST: '999.1.1.1' }, `HOST: ${HOST_EXPECTED}`],
  [{ HOST: '127.0.0.1:8000' }, `HOST: ${HOST_EXPECTED}`],
  [{ HOST: 'http://127.0.0.1' }, `HOST: ${HOST_EXPECTED}`],
  [{ HOST: 'two words' }, `HOST: ${HOST_EXPECTED}`],
  [{ PUBLIC_URL: 'portal.example' }, `PUBLIC_URL: ${ORIGIN}`],
  [{ PUBLIC_URL: 'ftp://portal.example' }, `PUBLIC_URL: ${ORIGIN}`],
  [{ DATABASE_URL: 'db.example/portal' }, `DATABASE_URL: ${URL_OF_DATABASE}`],
  [{ DATABASE_URL: 'mysql://db.example/portal' }, `DATABASE_URL: ${URL_OF_DATABASE}`],
  [{ DATABASE_URL: 'postgres://me:s3cret/@db.example/portal' }, `DATABASE_URL: ${URL_OF_DATABASE}`],
  [{ DATABASE_URL: 'postgres://db.example/portal', DATABASE_READ_URL: 'db.example' }, `DATABASE_READ_URL: ${URL_OF_DATABASE}`],
  [{ LOG_LEVEL: 'loud' }, `LOG_LEVEL: ${LEVELS}`],
  [{ PREPARED_STATEMENTS: 'no' }, 'PREPARED_STATEMENTS: must be on or off'],
  [{ ADDRESS_LIMITS: 'true' }, 'ADDRESS_LIMITS: must be on or off'],
  [{ API_DOCUMENT: 'on' }, 'API_DOCUMENT: must be signed-in or public'],
  ...[
    'security@company.example',
    'http://company.example/security',
    'mailto:security',
    'mailto:a@company.example\nContact: mailto:b@company.example',
    'javascript:alert(1)',
    'tel:',
  ].map((value) => [{ SECURITY_CONTACT: value }, `SECURITY_CONTACT: ${CONTACT}`] as const),
  [{ SAMPLE_CONTENT: '1' }, 'SAMPLE_CONTENT: must be on or off'],
  ...['-1', '1.5', 'lots', '16385'].map(
    (value) => [{ KEPT_ANSWERS_MB: value }, 'KEPT_ANSWERS_MB: must be a whole number from 0 to 16384, such as 64'] as const,
  ),
  [{ OIDC_ISSUER: 'login.example' }, 'OIDC_ISSUER: must be the address of the provider, such as https://login.example'],
  [{ OIDC_ISSUER, OIDC_LOGOUT: 'no' }, 'OIDC_LOGOUT: must be on or off'],
  [{ OIDC_ISSUER, OIDC_CLIENT_AUTH: 'jwt' }, 'OIDC_CLIENT_AUTH: must be basic or post'],
  [
    { OIDC_ISSUER, UC_TOKEN_JWKS_URL: 'uc.example/keys', UC_TOKEN_ISSUER: 'a', UC_TOKEN_AUDIENCE: 'b' },
    'UC_TOKEN_JWKS_URL: must be an address, such as https://uc.example/keys.json',
  ],
  [
    { OIDC_ISSUER, OIDC_PRIVATE_KEY_FILE: '/nowhere.pem' },
    'OIDC_PRIVATE_KEY_FILE: must name a file with the value of OIDC_PRIVATE_KEY; the file cannot be read (ENOENT)',
  ],
  [
    { OIDC_ISSUER, OIDC_PRIVATE_KEY_FILE: '/tmp' },
    'OIDC_PRIVATE_KEY_FILE: must name a file with the value of OIDC_PRIVATE_KEY; the file cannot be read (EISDIR)',
  ],
  [
    { FILES_URL: '/var/files' },
    'FILES_URL: must be the address of a bucket, such as s3://portico/files?region=eu-central-1, or be left out for the disk',
  ],
  [
    { FILES_URL: 'https://s3.example/portico' },
    'FILES_URL: must be the address of a bucket, such as s3://portico/files?region=eu-central-1, or be left out for the disk',
  ],
  [{ FILES_URL: 's3:///files' }, 'FILES_URL: must name a bucket, such as s3://portico/files?region=eu-central-1'],
  [{ FILES_URL: 's3://My_Bucket' }, 'FILES_URL: must name a bucket, such as s3://portico/files?region=eu-central-1'],
  [
    { FILES_URL: 's3://id:secret@portico' },
    'FILES_URL: must have no keys in it; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead',
  ],
  [
    { FILES_URL: 's3://portico/a b' },
    'FILES_URL: must have letters, digits, -, _ and . only after the bucket, such as s3://portico/files',
  ],
  [{ FILES_URL: 's3://portico?zone=a' }, 'FILES_URL: must have no parameter zone; region, endpoint, style are possible'],
  [{ FILES_URL: 's3://portico?region=Frankfurt!' }, 'FILES_URL: must have a region such as eu-central-1'],
  [
    { FILES_URL: 's3://portico?endpoint=s3.example' },
    'FILES_URL: must have an endpoint such as https://s3.example, without a path',
  ],
  [
    { FILES_URL: 's3://portico?endpoint=https://s3.example/portico' },
    'FILES_URL: must have an endpoint such as https://s3.example, without a path',
  ],
  [{ FILES_URL: 's3://portico?style=virtual' }, 'FILES_URL: must have style=path or style=host, or neither'],
  [
    { FILES_URL: 's3://portico', AWS_ACCESS_KEY_ID: 'id' },
    'AWS_ACCESS_KEY_ID: goes with AWS_SECRET_ACCESS_KEY; set both, or neither to use the role of the machine',
  ],
] as const)
  test(`reports the expected value for ${JSON.stringify(settings)}`, () => {
    assert.throws(() => readConfig(settings), new ConfigError(line));
  });

test('reads the bucket for files with its keys and region, and ignores AWS keys without FILES_URL', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const bucketOf = (settings: Record<string, string>) => readConfig(settings).bucket;
  assert.equal(bucketOf(keys), null);
  assert.deepEqual(bucketOf({ FILES_URL: 's3://portico', AWS_REGION: 'eu-west-1' }), {
    ...{ bucket: 'portico', prefix: '', region: 'eu-west-1', endpoint: null, isPathStyle: false, keys: null },
  });
  const own = { ...keys, AWS_SESSION_TOKEN: 'token', AWS_REGION: 'eu-west-1' };
  assert.deepEqual(bucketOf({ ...own, FILES_URL: 's3://portico/a/b?region=cn-north-1&endpoint=http://127.0.0.1:9000' }), {
    ...{ bucket: 'portico', prefix: 'a/b/', region: 'cn-north-1', endpoint: 'http://127.0.0.1:9000', isPathStyle: true },
    keys: { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' },
  });
  assert.equal(bucketOf({ FILES_URL: 's3://portico/?endpoint=https://oss.example&style=host' })?.isPathStyle, false);
});

test('accepts an optional security contact and the audience of the API description', () => {
  for (const contact of ['mailto:security@company.example', 'https://company.example/security', 'tel:+49-30-1234567'])
    assert.equal(readConfig({ SECURITY_CONTACT: contact }).securityContact, contact);
  assert.equal(readConfig({}).securityContact, null);
  assert.deepEqual([readConfig({}).apiDocument, readConfig({ API_DOCUMENT: 'public' }).apiDocument], ['signed-in', 'public']);
});

test('accepts any IP address or host name to listen on', () => {
  for (const host of [
    '127.0.0.1',
    '0.0.0.0',
    '::',
    '::1',
    'fe80::1%eth0',
    'localhost',
    'portal',
    'portal-1.intranet.example',
    'my_host',
  ])
    assert.equal(readConfig({ HOST: host }).host, host);
});

const DATABASE = 'postgres://portico@db.example/portico';
const VERIFIED = `${DATABASE}?sslmode=verify-full`;

for (const [setting, env] of [
  ['PUBLIC_URL', { PUBLIC_URL: 'http://portal.example' }],
  ['DATABASE_URL', { DATABASE_URL: DATABASE }],
  ['DATABASE_URL', { DATABASE_URL: `${DATABASE}?sslmode=require` }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://portico@localhost/portico?host=db.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres:///portico' }],
  ['DATABASE_READ_URL', { DATABASE_URL: VERIFIED, DATABASE_READ_URL: 'postgresql://standby.example/portico' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'http://login.example' }],
  ['FILES_URL', { FILES_URL: 's3://portico/files?endpoint=http://s3.example' }],
  ['CLAMAV_URL', { CLAMAV_URL: 'tcp://clamav.example:3310' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.example:4318' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['METRICS_HOST', { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }],
  ['METRICS_HOST', { METRICS_PORT: '9100', METRICS_HOST: '::' }],
] as const)
  test(`refuses ${setting} without TLS only if TLS is required: ${JSON.stringify(env)}`, () => {
    assert.doesNotThrow(() => readConfig(env));
    refused({ ...env, REQUIRE_TLS: 'on' }, new RegExp(`^${setting}: must .*REQUIRE_TLS is on`));
  });

const TLS_FILES = { TLS_CERT_FILE: 'tls/certificate.pem', TLS_KEY_FILE: '/tls/key.pem' };

test('reads the files of the certificate, both or neither, and only for an https address', () => {
  const { tls, publicUrl } = readConfig({ ...TLS_FILES, PORT: '8443' });
  assert.deepEqual(tls, { certFile: resolve('tls/certificate.pem'), keyFile: '/tls/key.pem' });
  assert.equal(publicUrl, 'https://localhost:8443');
  assert.equal(readConfig({ TLS_CERT_FILE: '', TLS_KEY_FILE: '' }).tls, null);
  for (const name of ['TLS_CERT_FILE', 'TLS_KEY_FILE'] as const)
    refused({ [name]: TLS_FILES[name] }, /^TLS_CERT_FILE: goes with TLS_KEY_FILE/);
  refused({ ...TLS_FILES, PUBLIC_URL: 'http://portal.example' }, /^PUBLIC_URL: must be an https: origin/);
  refused({ ...TLS_FILES, HOST: 'localhost' }, /^HOST: must be 127\.0\.0\.1 or ::1/);
  refused({ ...TLS_FILES, METRICS_PORT: '9100', METRICS_HOST: 'localhost' }, /^METRICS_HOST: must be 127\.0\.0\.1 or ::1/);
});

test('accepts, where TLS is required, addresses that use it and those of this machine', () => {
  const local = { PUBLIC_URL: 'http://localhost:8000', METRICS_PORT: '9100', METRICS_HOST: '::1' };
  for (const env of [
    local,
    { DATABASE_URL: 'postgres://portico@127.0.0.1/portico', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
    { DATABASE_URL: 'postgres://portico@localhost/portico?host=/run/postgresql' },
    { DATABASE_URL: VERIFIED, DATABASE_READ_URL: VERIFIED, PUBLIC_URL: 'https://portal.example', OIDC_ISSUER },
    { FILES_URL: 's3://portico/files?region=eu-central-1' },
    { CLAMAV_URL: 'tcp://localhost:3310' },
    { CLAMAV_URL: 'unix:/run/clamav/clamd.ctl' },
    { HOST: '127.0.0.1' },
    { HOST: '::', METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0', ...TLS_FILES },
  ])
    assert.equal(readConfig({ ...env, REQUIRE_TLS: 'on' }).requireTls, true);
});
