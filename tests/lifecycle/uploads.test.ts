import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DraftFile } from '../../contract/manage/file';
import { makeDraft } from '../api/support/factories';
import { signInAdministrator, type Headers } from './administrator';
import { pause, start, temporaryFolder, type ServerProcess } from './server-process';

const MIN_UPLOADS = 20;

const TEXT = { title: 'Draft', summary: '', markdown: 'Text.', keywords: [], fields: {} };

const contentOf = (number: number): string => `${number} `.repeat(20_000);

async function upload({ port }: ServerProcess, headers: Headers, number: number): Promise<DraftFile> {
  const input = { area: 'service', id: 'uploaded', kind: 'attachment', name: `${number}.txt` };
  const answer = await fetch(`http://localhost:${port}/api/manage/file/upload?${new URLSearchParams(input).toString()}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: contentOf(number),
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as DraftFile;
}

test('acknowledged uploads survive killing the server, and no file of the draft is incomplete', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const headers = await signInAdministrator(dataFolder, first, (deps) =>
    makeDraft(deps, { id: 'uploaded', texts: { 'en-US': TEXT } }),
  );
  const acknowledged: DraftFile[] = [];
  const writing = (async () => {
    for (let number = 1; number <= 90; number += 1) acknowledged.push(await upload(first, headers, number));
  })().catch((error: unknown) => error);
  while (acknowledged.length < MIN_UPLOADS) await pause();
  assert.equal(await first.kill('SIGKILL'), 'SIGKILL');
  await writing;
  const second = await start({ dataFolder, env: { PORT: String(first.port) } });
  const listed = await fetch(`http://localhost:${second.port}/api/manage/file/list`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ area: 'service', id: 'uploaded' }),
  });
  const { files } = (await listed.json()) as { files: DraftFile[] };
  const ids = new Set(files.map(({ id }) => id));
  assert.deepEqual(
    acknowledged.filter(({ id }) => !ids.has(id)),
    [],
  );
  for (const { id, name } of files) {
    const bytes = await fetch(`http://localhost:${second.port}/api/attachment/${id}`, { headers });
    assert.equal(await bytes.text(), contentOf(parseInt(name, 10)), name);
  }
  await second.kill('SIGTERM');
});
