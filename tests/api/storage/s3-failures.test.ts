import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { failureText } from '../../../server/commands/failure-text';
import { readConfig } from '../../../server/config/config';
import { StartupError } from '../../../server/config/startup-error';
import { FilesUnavailable, isMissingFile, type FileStorage } from '../../../server/storage/file-store';
import { openFiles } from '../../../server/storage/open-files';
import { startCutRelay } from '../support/cut-relay';
import { runProgram } from '../support/run-program';
import { startS3, type S3Server } from '../support/s3-server';

const MEGABYTE = 1024 * 1024;
/** Maximum time until a call to a hanging server fails; below the portal's limit of 30 seconds for an answer. */
const GIVEN_UP_MS = 25_000;

let s3: S3Server;
const endings: (() => Promise<void>)[] = [];
before(async () => {
  s3 = await startS3({ after: (end) => endings.push(end) });
});
after(async () => {
  for (const end of endings) await end();
});

const filesWith = (settings: Record<string, string> = {}): Promise<FileStorage> =>
  openFiles(readConfig({ ...s3.settings(), ...settings }));

/** Returns the setting for the same bucket at another port. */
const through = (port: number) => ({ FILES_URL: `s3://portico-test/files?endpoint=http://127.0.0.1:${port}` });

const unavailable = (error: unknown): boolean => error instanceof FilesUnavailable;

test('the S3 server of these tests refuses calls without a valid signature', async () => {
  const files = await filesWith();
  const key = randomUUID();
  await files.write(key, Buffer.from('secret'));
  const unsigned = await fetch(`http://127.0.0.1:${s3.port}/portico-test/files/${key}`);
  assert.equal(unsigned.status, 403);
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const signed = await fetch(`http://127.0.0.1:${s3.port}/portico-test/files/${key}`, {
    headers: {
      'x-amz-date': date,
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      authorization: `AWS4-HMAC-SHA256 Credential=S3RVER/${date.slice(0, 8)}/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`,
    },
  });
  assert.match(await signed.text(), /SignatureDoesNotMatch/);
});

test('an upload whose connection is reset fails, leaves nothing that can be read or listed, and can be repeated', async (t) => {
  const relay = await startCutRelay(t, s3.port);
  const [direct, cut] = [await filesWith(), await filesWith(through(relay.port))];
  const [key, bytes] = [randomUUID(), randomBytes(8 * MEGABYTE)];
  relay.cutAfter(3 * MEGABYTE, 'up');
  await assert.rejects(cut.write(key, bytes), unavailable);
  assert.ok(relay.cuts() > 0);
  await assert.rejects(direct.read(key), (error) => isMissingFile(error));
  for await (const listed of direct.list()) assert.notEqual(listed, key);
  relay.cutAfter(Infinity, 'up');
  await cut.write(key, bytes);
  assert.ok((await buffer(await direct.read(key))).equals(bytes));
});

test('a download whose connection is reset fails instead of ending early', async (t) => {
  const relay = await startCutRelay(t, s3.port);
  const [direct, cut] = [await filesWith(), await filesWith(through(relay.port))];
  const key = randomUUID();
  await direct.write(key, randomBytes(8 * MEGABYTE));
  relay.cutAfter(3 * MEGABYTE, 'down');
  const reader = await cut.read(key);
  await assert.rejects(buffer(reader), unavailable);
});

test('an unreachable server is distinguished from a missing file', async (t) => {
  const relay = await startCutRelay(t, s3.port);
  relay.cutAfter(0, 'up');
  const files = await filesWith(through(relay.port));
  await assert.rejects(files.read(randomUUID()), unavailable);
  const nobody = await filesWith(through(9));
  for (const call of [
    () => nobody.read(randomUUID()),
    () => nobody.write(randomUUID(), Buffer.from('x')),
    () => nobody.remove(randomUUID()),
    () => nobody.hold([randomUUID()]),
    () => nobody.stage(),
    () => nobody.check(),
  ])
    await assert.rejects(call, (error) => {
      assert.ok(error instanceof FilesUnavailable);
      assert.match(failureText(error), /^bucket "portico-test" at http:\/\/127\.0\.0\.1:9 cannot be used .*ECONNREFUSED/);
      return true;
    });
});

test('a call to a hanging server fails within the time limit of an answer', async () => {
  const files = await filesWith();
  const key = randomUUID();
  await files.write(key, Buffer.from('x'));
  await s3.signal('SIGSTOP');
  try {
    const begun = performance.now();
    await Promise.all([
      assert.rejects(files.read(key), unavailable),
      assert.rejects(files.write(randomUUID(), randomBytes(12 * MEGABYTE)), unavailable),
      assert.rejects(files.remove(key), unavailable),
    ]);
    assert.ok(performance.now() - begun < GIVEN_UP_MS);
  } finally {
    await s3.signal('SIGCONT');
  }
  await files.write(key, Buffer.from('again'));
  assert.equal((await buffer(await files.read(key))).toString(), 'again');
});

for (const [name, settings, line] of [
  ['another key', { AWS_SECRET_ACCESS_KEY: 'not-the-secret' }, /the server refuses the signature; check AWS_ACCESS_KEY_ID and/],
  ['an unknown key id', { AWS_ACCESS_KEY_ID: 'nobody' }, /the server does not know the key; check AWS_ACCESS_KEY_ID and/],
  ['another bucket', { bucket: 'other-bucket' }, /there is no such bucket; create it, or name another one/],
  [
    'a host that does not exist',
    { endpoint: 'http://s3.invalid' },
    /there is no such host; name the right one, as in \?endpoint=/,
  ],
] as const)
  test(`a bucket with ${name} is refused in one line that says what to do`, async () => {
    const { bucket = 'portico-test', endpoint = `http://127.0.0.1:${s3.port}`, ...keys } = settings as Record<string, string>;
    const files = await filesWith({ ...keys, FILES_URL: `s3://${bucket}/files?endpoint=${endpoint}` });
    await assert.rejects(files.check(), (error) => {
      assert.ok(error instanceof StartupError);
      assert.match(error.message, /^FILES_URL: cannot use bucket "[a-z-]+" at http:[^\n]*$/);
      assert.match(error.message, line);
      assert.doesNotMatch(error.message, /not-the-secret/);
      return true;
    });
  });

test('the doctor says in one line whether the bucket can be used, and leaves nothing in it', async () => {
  const keysIn = async () => {
    const keys: string[] = [];
    for await (const key of (await filesWith()).list()) keys.push(key);
    return keys;
  };
  const before = await keysIn();
  const linesOf = async (settings: Record<string, string>) => {
    const { stdout } = await runProgram(['doctor'], {
      ...s3.settings(),
      DATABASE_URL: 'postgres://portico@127.0.0.1:9/x',
      ...settings,
    });
    return stdout.split('\n').filter((line) => / file storage: /.test(line));
  };
  assert.deepEqual(await linesOf({}), [
    'ok       file storage: a file was written, read back and removed in bucket portico-test',
  ]);
  assert.deepEqual(await keysIn(), before);
  const [line = '', ...others] = await linesOf({ AWS_SECRET_ACCESS_KEY: 'not-the-secret' });
  assert.deepEqual(others, []);
  assert.match(
    line,
    /^FAILED {3}file storage: FILES_URL: cannot use bucket .*refuses the signature; check AWS_ACCESS_KEY_ID .*Files on S3/,
  );
  assert.match((await linesOf(through(9)))[0] ?? '', /^FAILED {3}file storage: bucket .*ECONNREFUSED/);
});
