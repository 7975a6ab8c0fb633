import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ConfigError, readConfig, settingProblems } from '../../../server/config/config';
import { CERTIFICATE, KEY } from '../support/certificate';

const DATABASE_URL = 'postgres://portico@db.example/portal';
const OIDC_ISSUER = 'https://login.example';

let folder: string;
let fileCount = 0;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-secrets-'));
});
after(() => rm(folder, { recursive: true }));

async function fileWith(content: string): Promise<string> {
  fileCount += 1;
  const path = join(folder, String(fileCount));
  await writeFile(path, content);
  return path;
}

function assertRefused(env: Record<string, string>, problem: string): void {
  assert.throws(
    () => readConfig(env),
    (error: Error) => error instanceof ConfigError && error.message === problem,
  );
  assert(settingProblems(env).includes(problem), settingProblems(env).join('\n'));
}

test('secrets are read from files, without the line break at the end', async () => {
  const config = readConfig({
    DATABASE_URL_FILE: await fileWith('postgres://portico:s3cret@db.example/portal\n'),
    OIDC_ISSUER,
    OIDC_CLIENT_SECRET_FILE: await fileWith('client secret \r\n'),
    METRICS_TOKEN_FILE: await fileWith('a-token-for-metrics'),
    BACKUP_KEY_FILE: await fileWith('a key with more than twenty characters'),
    FILES_URL: 's3://portico',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY_FILE: await fileWith('key'),
  });
  assert.equal(config.databaseUrl, 'postgres://portico:s3cret@db.example/portal');
  assert.equal(config.oidc?.clientSecret, 'client secret ');
  assert.equal(config.metrics.token, 'a-token-for-metrics');
  assert.equal(config.backupKey, 'a key with more than twenty characters');
  assert.deepEqual(config.bucket?.keys, { accessKeyId: 'id', secretAccessKey: 'key' });
  const key = readConfig({ OIDC_ISSUER, OIDC_PRIVATE_KEY_FILE: await fileWith(KEY + CERTIFICATE) }).oidc?.privateKey;
  assert.match(key?.certificate?.subject ?? '', /portico test/);
});

test('a file that cannot be read, is empty, or comes with the secret itself is refused in one line', async () => {
  const path = await fileWith('');
  const expected = 'must name a file with the value of DATABASE_URL';
  assertRefused({ DATABASE_URL_FILE: path }, `DATABASE_URL_FILE: ${expected}; the file is empty`);
  assertRefused({ DATABASE_URL_FILE: '/nowhere' }, `DATABASE_URL_FILE: ${expected}; the file cannot be read (ENOENT)`);
  assertRefused({ DATABASE_URL_FILE: path, DATABASE_URL }, 'DATABASE_URL_FILE: goes without DATABASE_URL; set one of them');
});

test('an invalid secret in a file is refused by the name of the variable that names the file', async () => {
  const BACKUP_KEY_FILE = await fileWith('short');
  assertRefused(
    { BACKUP_KEY_FILE },
    'BACKUP_KEY_FILE: must have 20 characters or more; openssl rand -base64 32 prints a good one',
  );
  assertRefused(
    { DATABASE_URL_PASSWORD_FILE: BACKUP_KEY_FILE },
    'DATABASE_URL_PASSWORD_FILE: has no effect without DATABASE_URL; set both, or neither',
  );
});

test('the password of the database completes addresses without one, whatever characters it has', async () => {
  const DATABASE_URL_PASSWORD_FILE = await fileWith('p@ss/w%ord:?#');
  const READER = 'postgres://reader:other@standby.example/portal';
  const passwordOf = (address: string | null) => decodeURIComponent(new URL(address ?? '').password);
  const both = readConfig({
    DATABASE_URL,
    DATABASE_READ_URL: 'postgres://reader@standby.example/portal',
    DATABASE_URL_PASSWORD_FILE,
  });
  assert.deepEqual([both.databaseUrl, both.databaseReadUrl].map(passwordOf), ['p@ss/w%ord:?#', 'p@ss/w%ord:?#']);
  assert.equal(new URL(both.databaseUrl ?? '').host, 'db.example');
  assert.equal(readConfig({ DATABASE_URL, DATABASE_READ_URL: READER, DATABASE_URL_PASSWORD_FILE }).databaseReadUrl, READER);
  assertRefused(
    { DATABASE_URL: 'postgres://portico:s3cret@db.example/portal', DATABASE_URL_PASSWORD_FILE },
    'DATABASE_URL_PASSWORD_FILE: goes without a password in DATABASE_URL; leave one of them out',
  );
  assertRefused(
    { DATABASE_URL: 'postgres:///portal?host=/run/postgresql', DATABASE_URL_PASSWORD_FILE },
    'DATABASE_URL_PASSWORD_FILE: needs a host in DATABASE_URL, such as postgres://portico@db.example/portico',
  );
  assertRefused(
    { DATABASE_URL, DATABASE_READ_URL: 'postgres:///portal?host=/run/postgresql', DATABASE_URL_PASSWORD_FILE },
    'DATABASE_URL_PASSWORD_FILE: needs a host in DATABASE_READ_URL, such as postgres://portico@db.example/portico',
  );
  assertRefused(
    { DATABASE_URL: `${DATABASE_URL}?password=old`, DATABASE_URL_PASSWORD_FILE },
    'DATABASE_URL_PASSWORD_FILE: goes without a password in DATABASE_URL; leave one of them out',
  );
  assert.equal(readConfig({ DATABASE_URL }).databaseUrl, DATABASE_URL);
});
