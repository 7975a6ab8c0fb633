import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Transfer } from '../../contract/manage/transfer';
import { rawZip } from '../api/support/raw-zip';
import { signInAdministrator, type Headers } from './administrator';
import { pause, start, temporaryFolder, type ServerProcess } from './server-process';

const DOCUMENTS = 300;
/** Maximum time until the files of a killed process are removed. */
const MAX_SWEEP_MS = 30_000;

async function currentOf({ port }: ServerProcess, headers: Headers): Promise<Transfer | null> {
  const answer = await fetch(`http://localhost:${port}/api/manage/transfer/info`, { headers });
  return ((await answer.json()) as { transfer: Transfer | null }).transfer;
}

async function untilState(server: ServerProcess, headers: Headers, state: Transfer['state']): Promise<Transfer> {
  for (let waited = 0; waited < MAX_SWEEP_MS * 2; waited += 100) {
    const transfer = await currentOf(server, headers);
    if (transfer?.state === state) return transfer;
    await pause(100);
  }
  return assert.fail(`no transfer becomes ${state}`);
}

async function post({ port }: ServerProcess, path: string, headers: Headers, body: object): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/api/manage/transfer/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 200, await answer.clone().text());
}

test('killing the server during an upload leaves nothing of the upload', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const headers = await signInAdministrator(dataFolder, first);
  const sending = request(`http://localhost:${first.port}/api/manage/transfer/upload?name=a.zip`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': 50_000_000 },
  });
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(1_000_000));
  await untilState(first, headers, 'receiving');
  await first.kill('SIGKILL');
  const second = await start({ dataFolder, env: { PORT: String(first.port) } });
  const folder = join(dataFolder, 'files', 'transfers');
  for (let waited = 0; (await readdir(folder)).length > 0; waited += 200) {
    assert.ok(waited < MAX_SWEEP_MS, 'the upload is still there');
    await pause(200);
  }
  assert.equal(await currentOf(second, headers), null);
  await second.kill('SIGTERM');
});

test('killing the server during an import leaves only whole documents, and the import can be completed', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const headers = await signInAdministrator(dataFolder, first);
  const entries = Array.from({ length: DOCUMENTS }, (_, at) => ({
    name: `tool/killed-${at}.md`,
    content: `---\ntitle: Killed ${at}\n---\n${'Text. '.repeat(500)}\n`,
  }));
  const upload = await fetch(`http://localhost:${first.port}/api/manage/transfer/upload?name=a.zip`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(rawZip(entries)),
  });
  assert.equal(upload.status, 200);
  const { id, counts } = await untilState(first, headers, 'checked');
  assert.equal(counts.created, DOCUMENTS);
  await post(first, 'import', headers, { id });
  await pause(500);
  await first.kill('SIGKILL');
  const second = await start({ dataFolder, env: { PORT: String(first.port) } });
  const interrupted = await untilState(second, headers, 'checked');
  assert.equal(interrupted.failure?.reason, 'interrupted');
  await post(second, 'import', headers, { id });
  const imported = await untilState(second, headers, 'imported');
  assert.equal((imported.counts.created ?? 0) + (imported.counts.unchanged ?? 0), DOCUMENTS);
  assert.ok(existsSync(join(dataFolder, 'files', 'transfers', id)));
  await second.kill('SIGTERM');
});
