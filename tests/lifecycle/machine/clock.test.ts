import assert from 'node:assert/strict';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { makeDocument } from '../../api/support/factories';
import { addressOf, StudioSession } from '../killed-servers';
import { isReady, start, temporaryFolder } from '../server-process';

const HOUR_S = 3600;
const LIST = '/api/servicehall/form/list';

/** Returns the path of the library that fakes the clock of a program, from Debian's package faketime. */
async function fakeTimeLibrary(): Promise<string> {
  const folder = '/usr/lib';
  const found = await Promise.all(
    (await readdir(folder)).map(async (machine) => {
      const names = await readdir(join(folder, machine, 'faketime')).catch((): string[] => []);
      return names.includes('libfaketimeMT.so.1') ? join(folder, machine, 'faketime/libfaketimeMT.so.1') : [];
    }),
  );
  const [library] = found.flat();
  assert(library, 'the package faketime is not installed');
  return library;
}

/**
 * Returns the environment that gives a server and its PostgreSQL a fake clock, and a function that sets this clock while they run.
 * Timers are not affected, as when a machine's clock is set.
 */
async function settableClock(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-clock-'));
  t.after(() => rm(folder, { recursive: true }));
  // PostgreSQL runs as another user, who must be able to read the file.
  await chmod(folder, 0o755);
  const file = join(folder, 'clock');
  const setAhead = (seconds: number) => writeFile(file, `+${seconds}`);
  await setAhead(0);
  const env = {
    LD_PRELOAD: await fakeTimeLibrary(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, setAhead };
}

test('when the clock jumps an hour ahead and back, people must sign in again, and changes still work', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const clock = await settableClock(t);
  const server = await start({ dataFolder, env: clock.env });
  const address = addressOf(server);
  const session = new StudioSession(address);
  await session.signIn();
  const publish = async (id: string) => {
    const texts = { 'en-US': { title: id, summary: '', markdown: 'Text.', keywords: [], fields: {} } };
    const shared = { department: { 'en-US': 'Office' }, classifications: [[{ 'en-US': 'Open' }]] };
    const input = { document: makeDocument({ id, texts, ...shared }), version: null, baseRevision: 0 };
    const { version } = await session.post<AnswerOf<typeof api.save>>(address, api.save.path, input);
    await session.post(address, api.publish.path, { area: 'service', id, version, change: null });
  };
  const listed = async (): Promise<string[]> => {
    const input = { page: 1, pageSize: 50 };
    const { items } = await session.post<{ items: { id: string }[] }>(address, LIST, input);
    return items.map(({ id }) => id).sort();
  };
  await publish('before');
  assert.deepEqual(await listed(), ['before']);

  await clock.setAhead(HOUR_S);
  await assert.rejects(publish('ahead'), /session\.expired/);
  await session.signIn();
  await publish('ahead');
  assert.deepEqual(await listed(), ['ahead', 'before']);

  await clock.setAhead(0);
  await publish('after');
  assert.deepEqual(await listed(), ['after', 'before'], 'what was published ahead has not been published yet by this clock');
  const kept = await session.get<AnswerOf<typeof api.info>>(address, `${api.info.path}?area=service&id=ahead`);
  assert.equal(kept?.revision, 1);
  assert(await isReady(server));

  await clock.setAhead(HOUR_S + 60);
  await session.signIn();
  assert.deepEqual(await listed(), ['after', 'ahead', 'before']);
  assert.equal(await server.kill('SIGTERM'), 0);
});
