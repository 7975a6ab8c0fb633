import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Finding } from '../../../server/doctor/finding';
import { databaseUrlOf, startTestApp, type TestApp } from '../support/harness';
import { runProgram, type Ended } from '../support/run-program';
import { tableContents } from '../support/table-contents';

let portal: TestApp;
let settings: Record<string, string>;
before(async () => {
  portal = await startTestApp();
  settings = { DATABASE_URL: await databaseUrlOf(portal.db), PORTICO_DATA: portal.deps.config.dataFolder };
});
after(() => portal.close());

const doctor = (env: Record<string, string> = {}, ...words: string[]): Promise<Ended> =>
  runProgram(['doctor', ...words], { ...settings, ...env });

test('an operator of a healthy portal gets a line for each check and exit code 0, and nothing is changed', async () => {
  const folder = portal.deps.config.dataFolder;
  const stored = async () => [await tableContents(portal.db, []), (await readdir(folder)).sort()];
  const before = await stored();
  const { code, stdout, stderr } = await doctor();
  assert.deepEqual([code, stderr], [0, ''], stdout);
  for (const line of [
    /^ok {7}configuration: every setting has a valid value$/m,
    /^ok {7}Node\.js: version \d/m,
    /^ok {7}database: PostgreSQL \d+.* at DATABASE_URL$/m,
    /^ok {7}rights in the database: /m,
    /^ok {7}migrations: all \d+ are applied$/m,
    /^ok {7}extensions of the database: pg_trgm, fuzzystrmatch$/m,
    /^ok {7}clock of the database: \d\.\d s from the clock/m,
    /^ok {7}file storage: a file was written, synced and read back$/m,
    /^ok {7}free space: |^warning {2}free space: /m,
    /^warning {2}identity provider: the demo provider lets anyone/m,
  ])
    assert.match(stdout, line);
  assert.deepEqual(await stored(), before);
});

test('an operator with a standby is told whether reads can use it', async () => {
  const { DATABASE_URL = '' } = settings;
  const lineWith = async (DATABASE_READ_URL: string) => {
    const { code, stdout } = await doctor({ DATABASE_READ_URL });
    return `${code} ${/^.*standby for reading: .*$/m.exec(stdout)?.[0] ?? ''}`;
  };
  assert.match(await lineWith(DATABASE_URL), /^0 ok {7}standby for reading: DATABASE_READ_URL leads to the primary itself/);
  const gone = await lineWith('postgres://portico:s3cret@127.0.0.1:9/portal');
  assert.match(gone, /^0 warning {2}standby for reading: it cannot be used \(.*ECONNREFUSED.*\); reads use the primary\. Check/);
  const other = Object.assign(new URL(DATABASE_URL), { pathname: '/postgres' }).href;
  assert.match(await lineWith(other), /^1 FAILED {3}standby for reading: it has another database than the primary\./);
});

test('--json prints the same findings as JSON', async () => {
  const { code, stdout } = await doctor({}, '--json');
  const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: Finding[] };
  assert.deepEqual([code, ok], [0, true]);
  assert.ok(findings.length > 10);
  for (const { check, result, message } of findings) assert.ok(check && message && result !== 'failed', check);
});

test('all invalid and misspelt settings are reported together, one per line', async () => {
  const { code, stdout } = await doctor({ PORT: 'abc', LOG_LEVEL: 'loud', PUBLIC_URI: 'https://portal.example' });
  assert.equal(code, 1);
  for (const line of [
    /^FAILED {3}configuration: PORT: must be a whole number .*\. See Configuration in docs\/operations\.md$/m,
    /^FAILED {3}configuration: LOG_LEVEL: must be one of /m,
    /^FAILED {3}configuration: PUBLIC_URI: is not a setting of the portal; did you mean PUBLIC_URL\?/m,
  ])
    assert.match(stdout, line);
});

for (const [name, env, line] of [
  [
    'a database that nobody runs',
    { DATABASE_URL: 'postgres://portico@127.0.0.1:9/x' },
    /^FAILED {3}database: .*nothing listens there\. Check/m,
  ],
  [
    'an identity provider that does not answer',
    { OIDC_ISSUER: 'http://127.0.0.1:49151' },
    /^FAILED {3}identity provider: .*ECONNREFUSED/m,
  ],
  ['a public address without TLS', { PUBLIC_URL: 'http://portal.example' }, /^FAILED {3}public address: .* is not encrypted/m],
  ['a demo provider for everybody', { PUBLIC_URL: 'https://portal.example' }, /^FAILED {3}public address: anyone who reaches/m],
  ['a proxy that is not trusted', { PUBLIC_URL: 'https://portal.example' }, /^FAILED {3}proxy: .*Set TRUST_PROXY/m],
  [
    'a weak secret',
    { OIDC_ISSUER: 'http://127.0.0.1:49151', OIDC_CLIENT_SECRET: 'changeme' },
    /^FAILED {3}secrets: OIDC_CLIENT_SECRET is a placeholder/m,
  ],
] as const)
  test(`an operator is told of ${name} and what to do, and gets exit code 1`, async () => {
    const { code, stdout, stderr } = await doctor(env);
    assert.deepEqual([code, stderr], [1, '']);
    assert.match(stdout, line);
    assert.doesNotMatch(stdout, /changeme/);
  });

test('an operator is told of a data folder that is a file, and of an unknown option', async () => {
  const file = await doctor({ PORTICO_DATA: join(process.cwd(), 'package.json') });
  assert.equal(file.code, 1);
  assert.match(file.stdout, /^FAILED {3}data folder: .*package\.json is no folder\. Set PORTICO_DATA/m);
  const option = await doctor({}, '--fix');
  assert.deepEqual([option.code, option.stdout], [1, '']);
  assert.match(option.stderr, /^Nothing was checked: .*--fix.*npm run doctor \[-- --json\]\n$/s);
});
