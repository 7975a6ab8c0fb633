import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { executeSql } from '../../../scripts/test-database/execute-sql';
import { MIGRATIONS } from '../../../server/db/migrate';
import { contentFolder, markdownFile } from '../support/content-folder';
import { emptyDatabaseUrl } from '../support/harness';
import { runProgram } from '../support/run-program';

interface Databases {
  /** Address as the owner of the tables, and as a role that owns nothing. */
  owner: string;
  app: string;
  role: string;
  run: (url: string, words: string[], settings?: Record<string, string>) => ReturnType<typeof runProgram>;
}

/** Creates an empty database and a role, both removed after the test. */
async function databases(t: TestContext): Promise<Databases> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-migrate-'));
  t.after(() => rm(folder, { recursive: true }));
  const role = `portico_app_${randomBytes(4).toString('hex')}`;
  const server = process.env.TEST_SERVER_URL ?? '';
  await executeSql(server, `create role ${role} login password '${role}'`);
  const owner = await emptyDatabaseUrl(t);
  t.after(() => executeSql(server, `drop role ${role}`));
  const app = Object.assign(new URL(owner), { username: role, password: role }).href;
  const run: Databases['run'] = (url, words, settings = {}) =>
    runProgram(words, { DATABASE_URL: url, PORTICO_DATA: folder, ...settings });
  return { owner, app, role, run };
}

const OFF = { MIGRATE_AT_START: 'off' };

test('an operator migrates as the owner, and another role imports, searches and reads, but changes no table and no past event', async (t) => {
  const { owner, app, role, run } = await databases(t);
  const migrated = await run(owner, ['migrate', '--grant', role]);
  assert.deepEqual(
    [migrated.code, migrated.stdout, migrated.stderr],
    [
      0,
      `All ${Object.keys(MIGRATIONS).length} migrations are applied.\nThe role ${role} may run the portal with MIGRATE_AT_START=off.\n`,
      '',
    ],
  );
  const { path } = await contentFolder(t, { 'service/leave.md': markdownFile('title: Leave') });
  for (const words of [['import', path], ['reindex'], ['keys'], ['export', join(path, 'copy')]]) {
    const { code, stderr } = await run(app, words, OFF);
    assert.deepEqual([code, stderr.includes('permission denied')], [0, false], `${words.join(' ')}: ${stderr}`);
  }
  const { stdout } = await run(app, ['doctor'], OFF);
  assert.match(stdout, /^ok +rights in the database: all tables can be used$/m);
  for (const statement of [
    'create table mine (id int)',
    'drop table item',
    'alter table audit_event disable trigger all',
    'update audit_event set action = action',
    'delete from audit_event',
    'truncate item cascade',
    `insert into kysely_migration (name, timestamp) values ('999', '')`,
    'create policy all_jobs on graphile_worker._private_jobs using (true)',
  ])
    await assert.rejects(executeSql(app, statement), /permission denied|must be owner/, statement);
});

test('an update is refused to the role until the owner has migrated again', async (t) => {
  const { owner, app, role, run } = await databases(t);
  const startAs = async () => (await run(app, ['reindex'], OFF)).stderr;
  assert.match(await startAs(), /lacks \d+ migrations, and MIGRATE_AT_START is off; run npm run migrate as the role that owns/);
  assert.equal((await run(owner, ['migrate', '--grant', role])).code, 0);
  await executeSql(owner, `delete from kysely_migration where name = '045_upkeep_functions'`);
  await executeSql(owner, 'drop function analyze_content(), clean_search_pending_lists()');
  assert.match(await startAs(), /lacks 1 migrations/);
  assert.equal((await run(owner, ['migrate', '--grant', role])).code, 0);
  assert.equal(await startAs(), '');
  await executeSql(owner, `insert into kysely_migration (name, timestamp) values ('999_later', '')`);
  assert.match(await startAs(), /newer version of Portico \(999_later\)/);
});

test('the tables of a portal that has run with one role are given to another', async (t) => {
  const { owner, app, role, run } = await databases(t);
  const [database] = new URL(owner).pathname.slice(1).split('?');
  await executeSql(owner, `grant create on database ${database} to ${role}; grant create on schema public to ${role}`);
  assert.equal((await run(app, ['migrate'])).code, 0);
  await executeSql(owner, `reassign owned by ${role} to current_user`);
  await executeSql(owner, `revoke create on database ${database} from ${role}; revoke create on schema public from ${role}`);
  assert.equal((await run(owner, ['migrate', '--grant', role])).code, 0);
  assert.equal((await run(app, ['reindex'], OFF)).code, 0);
  for (const statement of ['drop table item', 'drop schema graphile_worker cascade', 'delete from audit_event'])
    await assert.rejects(executeSql(app, statement), /permission denied|must be owner/, statement);
});

test('an operator who names no role, an unknown role or an unknown option is told so in one line', async (t) => {
  const { owner, run } = await databases(t);
  const told = async (...words: string[]) => {
    const { code, stderr } = await run(owner, ['migrate', ...words]);
    return `${code} ${stderr}`;
  };
  assert.match(
    await told('--grant'),
    /^1 The database was not brought up to date.*--grant.*npm run migrate \[-- --grant ROLE\]\n$/,
  );
  assert.match(await told('--role', 'x'), /^1 .*--role.*npm run migrate \[-- --grant ROLE\]\n$/);
  assert.match(await told('--grant', 'nobody_here'), /^1 .*there is no role nobody_here; create it first/);
});
