import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Transfer } from '../../contract/manage/transfer';
import { readConfig } from '../../server/config/config';
import { connect } from '../../server/db/connect';
import { createSession } from '../../server/modules/session/service';
import { diskFiles } from '../../server/storage/file-store';
import { makePerson } from '../api/support/factories';
import { rawZip } from '../api/support/raw-zip';
import { pause, postgresOf, start, temporaryFolder, type ServerProcess } from './server-process';

const DOCUMENTS = 300;
/** Time within which what a killed process left is removed. */
const MAX_SWEEP_MS = 30_000;

/** Returns the headers of an administrator. */
async function signIn(dataFolder: string, { port }: ServerProcess): Promise<Record<string, string>> {
  const config = readConfig({ PORTICO_DATA: dataFolder, PORT: String(port), LOG_LEVEL: 'silent' });
  const db = connect((await postgresOf(dataFolder))?.url ?? '', { maxConnections: 1 });
  try {
    const deps = { db, config, files: diskFiles(join(dataFolder, 'files')), now: () => new Date() };
    const { id: personId } = await makePerson(db, { roles: ['employee', 'admin'] });
    const bind = randomBytes(24).toString('base64url');
    const { token } = await createSession(deps, { personId, bind, userAgent: null, idToken: null });
    return { authorization: token, cookie: `uc_bind=${bind}` };
  } finally {
    await db.destroy();
  }
}

type Headers = Record<string, string>;

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

test('killing the server in mid-upload leaves nothing of the upload', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const headers = await signIn(dataFolder, first);
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

test('killing the server in mid-import leaves whole documents, and the import can be completed', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const headers = await signIn(dataFolder, first);
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
