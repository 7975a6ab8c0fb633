import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../../../server/config/config';
import { MIGRATIONS } from '../../../server/db/migrate';
import { checkAddress } from '../../../server/doctor/address-check';
import { checkCertificate } from '../../../server/doctor/certificate-check';
import { checkCollector } from '../../../server/doctor/collector-check';
import { checkClock, checkDatabase, checkExtensions, checkMigrations, checkRights } from '../../../server/doctor/database-check';
import type { DatabaseFacts } from '../../../server/doctor/database-repository';
import { lineOf, type Finding } from '../../../server/doctor/finding';
import { checkProviders } from '../../../server/doctor/provider-check';
import { checkRuntime } from '../../../server/doctor/runtime-check';
import { checkScanner } from '../../../server/doctor/scanner-check';
import { weaknessOf } from '../../../server/doctor/secrets-check';
import { checkStorage } from '../../../server/doctor/storage-check';
import { KEY, OTHER_CERTIFICATE, OTHER_KEY } from '../support/certificate';
import { fakeClamd } from '../support/fake-clamd';
import { databaseUrlOf, emptyDatabase, startTestApp } from '../support/harness';
import { startOtlpReceiver } from '../support/otlp-receiver';

const shown = (findings: Finding | Finding[]): string => [findings].flat().map(lineOf).join('\n');

const HEALTHY: DatabaseFacts = {
  ...{ version: '18.0', number: 180_000, encoding: 'UTF8', isReadOnly: false },
  ...{ mayCreateTables: true, mayUseJobs: true, closedTables: [], mayInstall: true },
  ...{ installed: ['pg_trgm', 'fuzzystrmatch'], available: ['pg_trgm', 'fuzzystrmatch'] },
  ...{ hasChineseTrigrams: true, migrations: Object.keys(MIGRATIONS), clockMs: 0 },
};

const AT_START = { migrateAtStart: true };
const BY_COMMAND = { migrateAtStart: false };

test('an operator is told which right in the database is missing', () => {
  const rights = (facts: Partial<DatabaseFacts>, config = AT_START) => shown(checkRights({ ...HEALTHY, ...facts }, config));
  assert.match(rights({}), /^ok/);
  assert.match(rights({ isReadOnly: true }), /^FAILED.*accepts no changes.*primary/);
  assert.match(rights({ mayCreateTables: false }), /^FAILED.*may not create tables.*grant create/);
  assert.match(rights({ mayUseJobs: false }), /^FAILED.*graphile_worker.*grant create on database/);
  assert.match(rights({ mayCreateTables: false, mayUseJobs: false }, BY_COMMAND), /^ok.*all tables can be used/);
  const closed = { closedTables: ['item', 'setting'] };
  for (const config of [AT_START, BY_COMMAND])
    assert.match(rights(closed, config), /^FAILED.*may not use item and 1 other tables\. .*npm run migrate -- --grant ROLE/);
});

test('an operator is told of pending migrations, and of a database of a newer version', () => {
  const all = Object.keys(MIGRATIONS);
  const found = (migrations: string[] | null, config = AT_START) => shown(checkMigrations({ migrations }, config));
  assert.match(found(null), /^ok.*empty/);
  assert.match(found(null, BY_COMMAND), /^FAILED.*empty\. Back up, then run npm run migrate/);
  assert.match(found(all, BY_COMMAND), /^ok/);
  assert.match(found(all.slice(0, -1)), new RegExp(`^warning.*1 are pending \\(${all.at(-1)}\\).*start the new version`));
  assert.match(found(all.slice(0, -1), BY_COMMAND), /^FAILED.*1 are pending .*npm run migrate as the role that owns/);
  assert.match(found([...all, '999_later']), /^FAILED.*newer version of Portico \(999_later\)/);
});

test('an operator is told of extensions that are missing', () => {
  const none = { ...HEALTHY, installed: [] };
  assert.match(shown(checkExtensions(none)), /^ok.*will be installed by the first start/);
  assert.match(
    shown(checkExtensions({ ...none, mayInstall: false })),
    /^FAILED.*create extension pg_trgm; create extension fuzzy/,
  );
  assert.match(shown(checkExtensions({ ...none, available: [] })), /^FAILED.*cannot be installed.*contrib/);
});

test('an operator is told of clocks that differ', () => {
  assert.match(shown(checkClock({ clockMs: 400 })), /^ok.*0\.4 s/);
  assert.match(shown(checkClock({ clockMs: 61_000 })), /^FAILED.*61\.0 s.*NTP/);
});

test('an operator sees the state of a database that is empty, and of one that is read-only or of a newer version', async (t) => {
  const empty = await emptyDatabase(t);
  const configOf = (url: string) => readConfig({ DATABASE_URL: url });
  const ofEmpty = shown(await checkDatabase(configOf(await databaseUrlOf(empty))));
  assert.match(ofEmpty, /ok +migrations: the database is empty/);
  assert.match(ofEmpty, /ok +extensions of the database: pg_trgm, fuzzystrmatch will be installed/);
  const portal = await startTestApp();
  t.after(() => portal.close());
  const url = await databaseUrlOf(portal.db);
  await sql`insert into kysely_migration (name, timestamp) values ('999_later', now()::text)`.execute(portal.db);
  assert.match(shown(await checkDatabase(configOf(url))), /FAILED +migrations: .*newer version of Portico \(999_later\)/);
  await sql.raw(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`).execute(portal.db);
  assert.match(shown(await checkDatabase(configOf(url))), /FAILED +rights in the database: the database accepts no changes/);
});

test('an operator is told of an old Node.js', async () => {
  assert.equal((await checkRuntime('20.19.0')).result, 'ok');
  assert.equal((await checkRuntime('24.1.0')).result, 'ok');
  assert.match(shown(await checkRuntime('20.18.9')), /^FAILED.*20\.18\.9 is too old\. Install Node\.js 20\.19 or newer/);
});

test('an operator is told of a disk that is full or almost full, and of a data folder that cannot be created', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-doctor-'));
  t.after(() => rm(folder, { recursive: true }));
  const withFree = async (bytes: number) => shown(await checkStorage(folder, { freeBytes: () => Promise.resolve(bytes) }));
  assert.match(await withFree(100_000_000), /FAILED +free space: 0\.1 GB are free/);
  assert.match(await withFree(1_500_000_000), /warning +free space: 1\.4 GB/);
  assert.doesNotMatch(await withFree(9_000_000_000), /FAILED|warning/);
  assert.deepEqual(await readdir(folder), []);
  assert.match(shown(await checkStorage(join(folder, 'none'))), /ok +data folder: .* the first start creates it/);
  assert.match(shown(await checkStorage('package.json/data')), /FAILED +data folder: .*ENOTDIR/);
});

test('an operator is told of secrets that can be guessed', () => {
  for (const weak of ['changeme', 'portico', 'client-secret', 'short', 'aaaaaaaaaaaaaaaaaaaaaaaa'])
    assert.notEqual(weaknessOf(weak), null, weak);
  assert.equal(weaknessOf('kG5-vR2_pQ9-mW4z'), null);
});

test('an operator is told of a public address that does not match the other settings', () => {
  const at = (env: Record<string, string>) => shown(checkAddress(readConfig({ OIDC_ISSUER: 'https://login.example', ...env })));
  assert.doesNotMatch(at({ PUBLIC_URL: 'https://portal.example', TRUST_PROXY: '10.0.0.5' }), /FAILED|warning/);
  assert.match(at({}), /warning +public address: http:\/\/localhost:8000 is reached from this machine only/);
  assert.match(at({ PUBLIC_URL: 'https://portal.example', ADDRESS_LIMITS: 'off' }), /ok +proxy/);
  assert.match(at({ PUBLIC_URL: 'https://portal.example' }), /FAILED +proxy/);
  const files = { TLS_CERT_FILE: 'certificate.pem', TLS_KEY_FILE: 'key.pem' };
  assert.match(at({ PUBLIC_URL: 'https://portal.example', ...files }), /warning +proxy: none is trusted\. If a proxy/);
});

test('an operator is told of connections to other machines without TLS', () => {
  const at = (env: Record<string, string>) => shown(checkAddress(readConfig(env)));
  assert.match(at({}), /ok +encryption: every connection/);
  const settings = { OIDC_ISSUER: 'http://login.example', DATABASE_URL: 'postgres://db.example/portico?sslmode=require' };
  assert.match(at(settings), /warning +encryption: OIDC_ISSUER: must be reached by https/);
  assert.match(at(settings), /warning +encryption: DATABASE_URL: must have sslmode=verify-full.*REQUIRE_TLS=on/);
  assert.match(
    at({ HOST: '0.0.0.0' }),
    /warning +encryption: HOST: must be 127\.0\.0\.1, or TLS_CERT_FILE and TLS_KEY_FILE be set/,
  );
  assert.match(at({ REQUIRE_TLS: 'on' }), /ok +encryption: required/);
});

test('an operator is told of a certificate that expires, is for another host or cannot be used', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-certificate-'));
  t.after(() => rm(folder, { recursive: true }));
  const tls = { certFile: join(folder, 'certificate.pem'), keyFile: join(folder, 'key.pem') };
  await writeFile(tls.certFile, OTHER_CERTIFICATE);
  await writeFile(tls.keyFile, OTHER_KEY);
  const expiry = Date.parse('2126-11-04T21:48:51Z');
  const found = async (changed: object = {}, daysLeft = 90) => {
    const config = { tls, publicUrl: 'https://portal.example', trustedProxies: [], ...changed };
    return shown(await checkCertificate(config, () => expiry - daysLeft * 86_400_000));
  };
  assert.match(await found({ tls: null }), /^skipped +certificate: the server speaks HTTP$/);
  assert.match(await found(), /^ok +certificate: valid until 2126-11-04T21:48:51.000Z$/);
  assert.match(await found({ publicUrl: 'https://127.0.0.1:8443' }), /^ok/);
  assert.match(await found({}, 13), /^warning +certificate: .* renewed in time/);
  assert.match(await found({}, -1), /^FAILED +certificate: it was valid until 2126.* within a minute/);
  assert.match(await found({}, 40_000), /^FAILED +certificate: it is not valid before Nov 28/);
  const elsewhere = { publicUrl: 'https://portal.company.example' };
  assert.match(await found(elsewhere), /^FAILED +certificate: it is not for portal\.company\.example/);
  assert.match(await found({ publicUrl: 'https://[::1]:8443' }), /^FAILED +certificate: it is not for \[::1\]/);
  assert.match(await found({ ...elsewhere, trustedProxies: ['10.0.0.5'] }), /^ok/);
  await writeFile(tls.keyFile, KEY);
  assert.match(await found(), /^FAILED +certificate: TLS_CERT_FILE: .* has the certificate of another key/);
});

test('an operator is told of a malware scanner that is away, whose signatures are old, or that finds malware everywhere', async (t) => {
  const clamd = await fakeClamd(t);
  const after = async (days: number, scannerUrl: string | null = clamd.url) =>
    shown(await checkScanner({ scannerUrl }, () => Date.parse('2026-11-20T09:00:00Z') + days * 86_400_000));
  assert.match(await after(1), /^ok +malware scanner: ClamAV 1\.4\.3\/27800\/.* scanned a text$/);
  assert.match(await after(9), /^warning +malware scanner: .* are (8|9) days old\. Check that freshclam/);
  clamd.reply = () => 'stream: Everything FOUND\0';
  assert.match(await after(1), /^FAILED +malware scanner: it finds Everything in a plain text/);
  assert.match(await after(1, 'tcp://127.0.0.1:9'), /^FAILED +malware scanner: .*ECONNREFUSED.*nobody can store files/);
  assert.match(await after(1, null), /^skipped +malware scanner: files are stored without a scan/);
});

/** Starts an identity provider with these metadata, which override its own, and these keys. Returns its issuer. */
async function startProvider(t: TestContext, metadata: object, keys: object[] = [{ kty: 'RSA', use: 'sig' }], date?: string) {
  const server = createServer((request, response) => {
    if (date) response.setHeader('date', date);
    const isKeys = request.url === '/keys';
    response.end(JSON.stringify(isKeys ? { keys } : { ...endpoints, ...metadata }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoints = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  };
  return issuer;
}
const LOGOUT = { backchannel_logout_supported: true, backchannel_logout_session_supported: true };
const providersOf = async (issuer: string, env: Record<string, string> = {}) =>
  shown(await checkProviders(readConfig({ OIDC_ISSUER: issuer, ...env })));

test('an operator sees that the identity provider is configured correctly', async (t) => {
  const lines = await providersOf(await startProvider(t, LOGOUT));
  assert.doesNotMatch(lines, /FAILED|warning/);
  assert.match(lines, /ok +keys of the identity provider: 1 at/);
  assert.match(lines, /ok +back-channel logout: supported; register .*\/api\/user\/logout\/backchannel/);
});

test('an operator is told of an identity provider with another issuer, without keys or back-channel logout, or with a wrong clock', async (t) => {
  assert.match(
    await providersOf(await startProvider(t, { ...LOGOUT, issuer: 'https://other.example' })),
    /FAILED +identity provider: it calls itself https:\/\/other\.example.* Set OIDC_ISSUER=https:\/\/other\.example/,
  );
  assert.match(
    await providersOf(await startProvider(t, LOGOUT, [{ kty: 'RSA', use: 'enc' }])),
    /FAILED +keys of the identity provider/,
  );
  assert.match(await providersOf(await startProvider(t, { jwks_uri: 'none' })), /FAILED +identity provider: .*no valid jwks_uri/);
  assert.match(await providersOf(await startProvider(t, {})), /warning +back-channel logout: the provider does not support it/);
  assert.match(
    await providersOf(await startProvider(t, LOGOUT, undefined, 'Thu, 01 Jan 2015 00:00:00 GMT')),
    /FAILED +clock of the identity provider: \d+ s/,
  );
});

test('an operator is told of a user centre whose keys cannot be read', async (t) => {
  const uc = { UC_TOKEN_ISSUER: 'https://uc.example', UC_TOKEN_JWKS_URL: 'http://127.0.0.1:9/keys', UC_TOKEN_AUDIENCE: 'portal' };
  assert.match(
    await providersOf(await startProvider(t, LOGOUT), uc),
    /FAILED +keys of the user centre: .*Check UC_TOKEN_JWKS_URL/,
  );
});

test('an operator is told whether the collector accepts traces and log lines', async (t) => {
  assert.match(shown(await checkCollector({ telemetry: null })), /^skipped {2}collector: nothing is sent/);
  const receiver = await startOtlpReceiver();
  t.after(receiver.close);
  const telemetry = { endpoint: receiver.endpoint, serviceName: 'portal', sendsLogs: true };
  assert.equal(
    shown(await checkCollector({ telemetry })),
    'ok       collector: it accepts traces\nok       collector: it accepts log lines',
  );
  assert.equal((await checkCollector({ telemetry: { ...telemetry, sendsLogs: false } })).length, 1);
  receiver.answerWith(401);
  assert.match(
    shown(await checkCollector({ telemetry })),
    /^FAILED {3}collector: it does not accept traces: Unauthorized\. Until it does, they are lost.*\nFAILED {3}collector: it does not accept log lines/,
  );
  const nowhere = { ...telemetry, endpoint: 'http://127.0.0.1:9', sendsLogs: false };
  assert.match(
    shown(await checkCollector({ telemetry: nowhere })),
    /^FAILED {3}collector: it does not accept traces: .*ECONNREFUSED/,
  );
});
