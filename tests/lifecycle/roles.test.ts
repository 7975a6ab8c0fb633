import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftManageApi as drafts } from '../../contract/manage/draft';
import { serviceApi } from '../../contract/service';
import { makeDocument } from '../api/support/factories';
import { runProgram } from '../api/support/run-program';
import { addressOf, StudioSession } from './killed-servers';
import { connectTo, launch, pause, postgresOf, start, temporaryFolder } from './server-process';

const DATABASE = 'with_roles';
const ROLE = 'portico_app';
const SCHEDULED_MS = 400;
const PUBLISHED_MS = 5_000;

const DOCUMENT = makeDocument({
  id: 'later',
  texts: { 'en-US': { title: 'Later', summary: '', markdown: 'Here.', keywords: [], fields: {} } },
});

test('a server whose role owns nothing starts once the owner has migrated, publishes by schedule, and cannot touch tables', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const holder = await start({ dataFolder });
  const postgres = await postgresOf(dataFolder);
  assert(postgres);
  const owner = await connectTo(dataFolder);
  t.after(() => owner.end());
  await owner.query(`create database ${DATABASE}`);
  await owner.query(`create role ${ROLE} login password '${ROLE}'`);
  const ownerUrl = Object.assign(new URL(postgres.url), { pathname: `/${DATABASE}` }).href;
  const env = {
    DATABASE_URL: Object.assign(new URL(ownerUrl), { username: ROLE, password: ROLE }).href,
    MIGRATE_AT_START: 'off',
  };

  const early = await launch({ dataFolder: await temporaryFolder(t), env });
  assert.equal(await early.ended, 1);
  assert.match(
    early.stderr(),
    /^Portico cannot start: The database lacks \d+ migrations, and MIGRATE_AT_START is off; run npm run migrate /,
  );
  const migrated = await runProgram(['migrate', '--grant', ROLE], {
    DATABASE_URL: ownerUrl,
    PORTICO_DATA: await temporaryFolder(t),
  });
  assert.deepEqual([migrated.code, migrated.stderr], [0, ''], migrated.stdout);

  const server = await start({ dataFolder: await temporaryFolder(t), env });
  const session = new StudioSession(addressOf(server));
  await session.signIn();
  await session.post(addressOf(server), drafts.save.path, { document: DOCUMENT, version: null, baseRevision: 0 });
  const publishAt = new Date(Date.now() + SCHEDULED_MS).toISOString();
  const scheduled = { area: 'service', id: 'later', version: 1, publishAt, change: null };
  await session.post(addressOf(server), drafts.schedule.path, scheduled);
  for (const deadline = Date.now() + PUBLISHED_MS; ; await pause()) {
    if ((await session.get(addressOf(server), `${serviceApi.info.path}?id=later`)) !== null) break;
    assert(Date.now() < deadline, `the scheduled revision was not published\n${server.stdout()}`);
  }
  assert.doesNotMatch(server.stdout(), /permission denied|must be owner/);
  for (const one of [server, holder]) assert.equal(await one.kill('SIGTERM'), 0, one.stderr());
});
