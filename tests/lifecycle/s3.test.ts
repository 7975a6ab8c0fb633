import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { DraftFile } from '../../contract/manage/file';
import { PROJECT_FOLDER } from '../../server/config/project-folder';
import { makeDraft } from '../api/support/factories';
import { startS3 } from '../api/support/s3-server';
import { signInAdministrator, type Headers } from './administrator';
import { isReady, pause, postgresOf, refusal, start, temporaryFolder, type ServerProcess } from './server-process';

const TEXT = { title: 'Draft', summary: '', markdown: 'Text.', keywords: [], fields: {} };
const CONTENT = 'A file in the bucket. '.repeat(10_000);
/** Maximum time until a job removes a file; its first attempts may fail while the S3 server is down. */
const REMOVED_MS = 30_000;

function upload({ port }: ServerProcess, headers: Headers, name: string): Promise<Response> {
  const query = new URLSearchParams({ area: 'service', id: 'stored', kind: 'attachment', name }).toString();
  return fetch(`http://localhost:${port}/api/manage/file/upload?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: CONTENT,
  });
}

const download = ({ port }: ServerProcess, headers: Headers, id: string): Promise<Response> =>
  fetch(`http://localhost:${port}/api/attachment/${id}`, { headers });

const call = ({ port }: ServerProcess, headers: Headers, path: string, body: object): Promise<Response> =>
  fetch(`http://localhost:${port}/api/manage/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('two servers share the files of a bucket, keep running without it, and serve files again once it is back', async (t) => {
  const [dataFolder, other, s3] = [await temporaryFolder(t), await temporaryFolder(t), await startS3(t)];
  const env = s3.settings();
  const first = await start({ dataFolder, env });
  const headers = await signInAdministrator(
    dataFolder,
    first,
    (deps) => makeDraft(deps, { id: 'stored', texts: { 'en-US': TEXT } }),
    env,
  );
  const DATABASE_URL = (await postgresOf(dataFolder))?.url ?? '';
  const second = await start({
    dataFolder: other,
    env: { ...env, DATABASE_URL, PUBLIC_URL: `http://localhost:${first.port}` },
  });

  const stored = (await (await upload(first, headers, 'kept.txt')).json()) as DraftFile;
  assert.equal(await (await download(second, headers, stored.id)).text(), CONTENT);
  assert.deepEqual([existsSync(join(other, 'files')), s3.objects().length], [false, 1]);

  await s3.signal('SIGKILL');
  for (const server of [first, second]) {
    const answer = await download(server, headers, stored.id);
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '5']);
    assert.equal(((await answer.json()) as { code: string }).code, 'file.unavailable');
    assert.equal((await upload(server, headers, 'lost.txt')).status, 503);
    assert.equal(await isReady(server), true);
    const listed = await call(server, headers, 'file/list', { area: 'service', id: 'stored' });
    assert.deepEqual(
      ((await listed.json()) as { files: DraftFile[] }).files.map(({ name }) => name),
      ['kept.txt'],
    );
  }
  // A server that starts without its bucket logs a warning, and works except for files.
  assert.equal(await second.kill('SIGTERM'), 0, second.stderr());
  const third = await start({
    dataFolder: other,
    env: { ...env, DATABASE_URL, PUBLIC_URL: `http://localhost:${first.port}` },
  });
  assert.match(third.stdout(), /the file storage does not answer; files cannot be read or stored until it does/);
  assert.doesNotMatch(third.stdout() + first.stdout(), /"authorization"|Credential=/);

  await s3.restart();
  for (const server of [first, third]) {
    assert.equal(await (await download(server, headers, stored.id)).text(), CONTENT);
    assert.equal((await upload(server, headers, `again-${server.port}.txt`)).status, 200);
  }
  // Failed uploads leave nothing, and the files of a discarded draft are removed from the bucket.
  const draft = await call(first, headers, 'draft/discard', { area: 'service', id: 'stored', version: 1 });
  assert.equal(draft.status, 200, await draft.text());
  for (const deadline = Date.now() + REMOVED_MS; s3.objects().length > 0; await pause())
    assert(Date.now() < deadline, s3.objects().join('\n'));
  for (const server of [third, first]) assert.equal(await server.kill('SIGTERM'), 0, server.stderr());
});

test('a bucket that cannot be used is refused in one line before a database is started', async (t) => {
  const [dataFolder, s3] = [await temporaryFolder(t), await startS3(t)];
  for (const [env, line] of [
    [
      { AWS_SECRET_ACCESS_KEY: 'not-the-secret' },
      /FILES_URL: cannot use bucket .*refuses the signature; check AWS_ACCESS_KEY_ID and/,
    ],
    [
      { FILES_URL: s3.settings().FILES_URL?.replace('portico-test', 'no-such-bucket') ?? '' },
      /FILES_URL: .*no such bucket; create it/,
    ],
    [{ AWS_SECRET_ACCESS_KEY: '' }, /AWS_ACCESS_KEY_ID: goes with AWS_SECRET_ACCESS_KEY; set both/],
    [
      { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_EC2_METADATA_DISABLED: 'true' },
      /FILES_URL: .*no keys were found; set AWS_ACCESS/,
    ],
  ] as const) {
    const told = await refusal({ dataFolder, env: { ...s3.settings(), ...env } });
    assert.match(told, line);
    assert.doesNotMatch(told, /not-the-secret/);
  }
  assert.equal(await postgresOf(dataFolder), null);
});

test('a server without FILES_URL does not load the client of S3', async () => {
  const bundle = await readFile(join(PROJECT_FOLDER, 'build/server/main.js'), 'utf8');
  assert.doesNotMatch(bundle, /^import [^\n]*@aws-sdk/m);
  assert.match(bundle, /await import\("@aws-sdk\/client-s3"\)/);
});
