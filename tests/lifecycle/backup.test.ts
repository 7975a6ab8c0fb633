import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeDraft } from '../api/support/factories';
import { runProgram } from '../api/support/run-program';
import { signInAdministrator, type Headers } from './administrator';
import { makeDocument } from '../api/support/factories';
import { connectTo, pause, start, temporaryFolder, type ServerProcess } from './server-process';

const BACKUP_KEY = 'a-key-of-the-lifecycle-tests';
const TEXT = { title: 'Draft', summary: '', markdown: 'Text.', keywords: [], fields: {} };
/** Maximum number of calls of each kind, below the rate limits. */
const MAX_UPLOADS = 90;
const MAX_ITEMS = 25;
/** Number of files of the draft. They are replaced continuously, so that files are also removed continuously. */
const NAMES = 3;

const documentOf = (id: string) => makeDocument({ id, texts: { 'en-US': { ...TEXT, title: id } } });

async function post<Answer>({ port }: ServerProcess, headers: Headers, path: string, body: object | string): Promise<Answer> {
  const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json';
  const answer = await fetch(`http://localhost:${port}/api/manage/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as Answer;
}

/** Replaces files and publishes items until it is stopped. */
function startWriting(server: ServerProcess, headers: Headers) {
  const written = { uploads: 0, published: [] as string[], isStopped: false };
  const upload = async () => {
    const ids: string[] = [];
    for (let n = 0; n < MAX_UPLOADS && !written.isStopped; n += 1, written.uploads += 1) {
      const replaced = ids[n % NAMES];
      const query = `area=service&id=uploaded&kind=attachment&name=${n}.txt${replaced ? `&replaces=${replaced}` : ''}`;
      ids[n % NAMES] = (await post<{ id: string }>(server, headers, `file/upload?${query}`, `${n} `.repeat(50_000))).id;
    }
  };
  const publish = async () => {
    for (let n = 0; n < MAX_ITEMS && !written.isStopped; n += 1) {
      const id = `written-${n}`;
      const input = { document: documentOf(id), version: null, baseRevision: 0 };
      const { version } = await post<{ version: number }>(server, headers, 'draft/save', input);
      await post(server, headers, 'draft/publish', { area: 'service', id, version, change: null });
      written.published.push(id);
    }
  };
  const done = Promise.all([upload(), publish()]);
  return {
    written,
    stop: async () => {
      written.isStopped = true;
      await done;
    },
  };
}

/** Selects items that are only partly published. */
const HALF_PUBLISHED = `select id from item where revision > 0 and not (
  exists (select from item_text where item = item.key) and exists (select from search_doc where item = item.key)
  and exists (select from item_revision where item = item.key and item_revision.revision = item.revision))`;

test('a backup that is made during writes is restored on a new machine, consistent and with every acknowledged change', async (t) => {
  const [dataFolder, newMachine] = [await temporaryFolder(t), await temporaryFolder(t)];
  const server = await start({ dataFolder });
  const headers = await signInAdministrator(dataFolder, server, (deps) =>
    makeDraft(deps, { id: 'uploaded', texts: { 'en-US': TEXT } }),
  );
  const settings = { PORTICO_DATA: dataFolder, DATABASE_URL: '', BACKUP_KEY };
  const { written, stop } = startWriting(server, headers);
  while (written.uploads < 10 || written.published.length < 3) await pause(20);
  const [acknowledged, file] = [[...written.published], join(newMachine, 'portal.backup')];
  const backup = await runProgram(['backup', file], settings);
  assert.deepEqual([backup.code, backup.stderr], [0, ''], backup.stdout);
  assert.ok(written.published.length > acknowledged.length, 'items were published during the backup');
  await stop();
  assert.deepEqual(await readdir(join(dataFolder, 'files', 'backups')), []);

  const doctor = await runProgram(['doctor'], { ...settings, PORT: String(server.port) });
  assert.equal(doctor.code, 0, doctor.stdout);
  assert.match(doctor.stdout, /^ok +database: PostgreSQL \d+\.\d+, embedded$/m);
  const beside = await runProgram(['restore', file, '--replace'], settings);
  assert.equal(beside.code, 1);
  assert.match(beside.stderr, /^Nothing was restored: Another Portico server or an import uses the data folder [^\n]+\n$/);
  assert.equal(await server.kill('SIGTERM'), 0);

  const data = join(newMachine, 'data');
  const restored = await runProgram(['restore', file], { ...settings, PORTICO_DATA: data });
  assert.deepEqual([restored.code, restored.stderr], [0, '']);
  const second = await start({ dataFolder: data, env: { PORT: String(server.port) } });
  const database = await connectTo(data);
  const live = await database.query<{ id: string }>('select id from item where revision > 0');
  const half = await database.query(HALF_PUBLISHED);
  const files = await database.query<{ key: string; hash: string }>('select storage_key as key, sha256 as hash from attachment');
  await database.end();
  assert.deepEqual(half.rows, []);
  assert.deepEqual(
    acknowledged.filter((id) => !live.rows.some((row) => row.id === id)),
    [],
  );
  assert.equal(files.rows.length, NAMES);
  for (const { key, hash } of files.rows)
    assert.equal(
      createHash('sha256')
        .update(await readFile(join(data, 'files', key.slice(0, 2), key)))
        .digest('hex'),
      hash,
    );
  // Backups do not contain the keys that sign tokens, so the token is no longer valid.
  const { status } = await fetch(`http://localhost:${second.port}/api/user/session/list`, { headers });
  assert.equal(status, 401);
  assert.equal(await second.kill('SIGTERM'), 0, second.stderr());
});
