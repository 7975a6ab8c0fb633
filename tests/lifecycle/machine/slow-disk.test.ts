import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { homeApi } from '../../../contract/home';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { makeDocument } from '../../api/support/factories';
import { addressOf, isCutOff, StudioSession } from '../killed-servers';
import { endProcess, isReady, pause, postgresOf, start, temporaryFolder } from '../server-process';

/** Time that each sync to the disk takes. */
const DELAY_MS = 400;
/** Command that starts another one, and delays each fsync of it and its children. */
const SLOW_DISK = [
  ...['strace', '-D', '-f', '--seccomp-bpf', '-qqq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync'],
  ...['-e', `inject=fsync,fdatasync:delay_enter=${DELAY_MS * 1000}`],
];
const SAVES = 4;
/** Time between two reads, long enough for the rate limit of one person. */
const READ_MS = 40;
/** Minimum number of reads while the changes wait. If reads waited as well, there would be at most two per change. */
const MIN_READS = 4 * SAVES;

test('a slow disk delays changes but not reads, and nothing acknowledged is lost when server and database are killed', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const server = addressOf(first);
  const session = new StudioSession(server);
  await session.signIn();
  await first.kill('SIGTERM');
  const env = { PORT: String(first.port) };
  const slow = await start({ dataFolder, env, command: [...SLOW_DISK, process.execPath, 'scripts/server.mjs', 'main'] });

  let version: number | null = null;
  let acknowledged = 0;
  const save = async () => {
    const title = `Text ${acknowledged + 1}`;
    const texts = { 'en-US': { title, summary: '', markdown: 'Text.', keywords: [], fields: {} } };
    const input = { document: makeDocument({ id: 'slow', texts }), version, baseRevision: 0 };
    ({ version } = await session.post<AnswerOf<typeof api.save>>(server, api.save.path, input));
    acknowledged += 1;
  };
  const read = () => session.post(server, homeApi.home.path, {});
  await read();
  let reads = 0;
  for (let round = 1; round <= SAVES; round += 1) {
    const change = { isSaved: false };
    const saving = save().finally(() => (change.isSaved = true));
    for (; !change.isSaved; reads += 1) {
      await read();
      await pause(READ_MS);
    }
    await saving;
  }
  assert(reads >= MIN_READS, `the home page was read ${reads} times while ${SAVES} changes waited`);
  assert(await isReady(slow), 'a slow disk is not a broken one');

  const cutOff = save().catch((error: unknown) => error);
  const postgres = await postgresOf(dataFolder);
  assert.equal(await slow.kill('SIGKILL'), 'SIGKILL');
  await endProcess(postgres?.pid ?? 0, 'SIGKILL');
  assert(isCutOff(await cutOff));

  const last = await start({ dataFolder, env });
  const info = await session.get<AnswerOf<typeof api.info>>(server, `${api.info.path}?area=service&id=slow`);
  const title = info?.document.texts['en-US']?.title ?? '';
  assert([`Text ${SAVES}`, `Text ${SAVES + 1}`].includes(title), title);
  assert.equal(await last.kill('SIGTERM'), 0);
});
