import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { freePort } from '../../server/db/startup/free-port';
import { PROJECT_FOLDER } from '../../server/config/project-folder';
import { connectTo, isReady, launch, postgresOf, refusal, start, temporaryFolder } from './server-process';

test('a second server on the same data folder is refused, and the first is not affected', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await start({ dataFolder });
  const client = await connectTo(dataFolder);
  await client.query('create table kept as select 1 as n');
  const postgres = await postgresOf(dataFolder);
  assert.match(await refusal({ dataFolder }), /Another Portico server or an import uses the data folder .*PORTICO_DATA/);
  assert.equal((await postgresOf(dataFolder))?.pid, postgres?.pid);
  assert.equal((await client.query('select n from kept')).rowCount, 1);
  await client.end();
  assert.equal(await isReady(first), true);
  assert.equal(await first.kill('SIGTERM'), 0);
});

test('exactly one of two servers started at once on a new data folder serves', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const servers = await Promise.all([launch({ dataFolder }), launch({ dataFolder })]);
  const loser = await Promise.race(servers.map(async (server) => ({ code: await server.ended, server })));
  assert.equal(loser.code, 1);
  assert.match(
    loser.server.stderr(),
    /^Portico cannot start: Another Portico server or an import uses the data folder [^\n]+\n$/,
  );
  const winner = servers.find((server) => server !== loser.server);
  assert(winner);
  while (!(await isReady(winner)));
  assert.equal(await winner.kill('SIGTERM'), 0);
});

test('a port in use is reported, and PostgreSQL is stopped again', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  t.after(() => holder.close());
  const { port } = holder.address() as AddressInfo;
  assert.match(
    await refusal({ dataFolder, env: { PORT: String(port) } }),
    new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is taken`),
  );
  assert.equal(await postgresOf(dataFolder), null);
});

test('an unreachable DATABASE_URL is reported without its password', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const nobody = `127.0.0.1:${await freePort()}`;
  const line = await refusal({ dataFolder, env: { DATABASE_URL: `postgres://portico:s3cret@${nobody}/portal` } });
  assert.match(line, new RegExp(`DATABASE_URL: cannot use portal at ${nobody}: nothing listens there\\.`));
  assert.doesNotMatch(line, /s3cret/);
  const unknown = await refusal({ dataFolder, env: { DATABASE_URL: 'postgres://portico@no-such-host.invalid/portal' } });
  assert.match(unknown, /DATABASE_URL: cannot use portal at no-such-host\.invalid:5432: there is no such host\./);
  assert.match(await refusal({ dataFolder, env: { DATABASE_URL: 'mysql://localhost/portal' } }), /DATABASE_URL/);
});

test('a wrong password or database in DATABASE_URL is reported', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const owner = await start({ dataFolder });
  const url = new URL((await postgresOf(dataFolder))?.url ?? '');
  url.pathname = '/nothing';
  const env = { DATABASE_URL: url.href };
  assert.match(await refusal({ dataFolder: join(dataFolder, 'other'), env }), /database "nothing" does not exist/);
  url.password = 's3cret';
  const line = await refusal({ dataFolder: join(dataFolder, 'other'), env: { DATABASE_URL: url.href } });
  assert.match(line, /password authentication failed/);
  assert.doesNotMatch(line, /s3cret/);
  await owner.kill('SIGTERM');
});

test('a missing certificate in DATABASE_URL is reported in one line', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const line = await refusal({
    dataFolder,
    env: { DATABASE_URL: 'postgres://portico:s3cret@db.invalid/portal?sslrootcert=/nope' },
  });
  assert.match(line, /^Portico cannot start: DATABASE_URL: cannot use portal at db\.invalid:5432: [^\n]*\/nope[^\n]*\n?$/);
  assert.doesNotMatch(line, /s3cret/);
});

test('a data folder that is not writable is reported', async (t) => {
  const file = join(await temporaryFolder(t), 'file');
  await writeFile(file, '');
  assert.match(
    await refusal({ dataFolder: join(file, 'data') }),
    /Cannot write to the data folder .*\/file\/data: .*\(ENOTDIR\).*PORTICO_DATA/,
  );
});

test('a wrong setting is reported by its name', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const wrong = {
    PORT: '70000',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'portal.example',
    OIDC_ISSUER: 'ftp://x',
    OIDC_CLIENT_SECRET: 'without an issuer',
    SAMPLE_CONTENT: 'yes',
    FILES_URL: 's3://Bucket/',
  };
  for (const [name, value] of Object.entries(wrong))
    assert.match(await refusal({ dataFolder, env: { [name]: value } }), new RegExp(`^Portico cannot start: ${name}: `));
  assert.equal(await postgresOf(dataFolder), null);
});

/** Upper bound for the time that a program waits for an unresponsive database. */
const STANDSTILL_MS = 30_000;

/** Creates a project with the sources only, before any build. */
async function unbuiltProject(t: TestContext): Promise<string> {
  const project = await temporaryFolder(t);
  for (const part of ['server', 'contract', 'markdown', 'scripts', 'package.json', 'package-lock.json'])
    await cp(join(PROJECT_FOLDER, part), join(project, part), { recursive: true });
  await symlink(join(PROJECT_FOLDER, 'node_modules'), join(project, 'node_modules'));
  return project;
}

test('`npm start` reports a startup error before it builds the pages', async (t) => {
  const project = await unbuiltProject(t);
  const file = join(project, 'file');
  await writeFile(file, '');
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  t.after(() => holder.close());
  const taken = String((holder.address() as AddressInfo).port);
  const nobody = `127.0.0.1:${await freePort()}`;
  const dataFolder = join(project, 'data');
  const npm = (env: Record<string, string>, folder = dataFolder) =>
    refusal({ dataFolder: folder, project, env, command: [process.execPath, 'scripts/start.mjs'] });
  for (const [env, line] of [
    [{ PORT: 'abc' }, /: PORT: must be a whole number/],
    [{ DATABSE_URL: 'x' }, /: DATABSE_URL: .* did you mean DATABASE_URL\?/],
    [{ HOST: '999.1.1.1' }, /: HOST: must be an address of this machine/],
    [{ HOST: '192.0.2.1' }, /: Cannot listen on 192\.0\.2\.1:\d+: .*EADDRNOTAVAIL/],
    [{ HOST: 'no-such-host.invalid' }, /: Cannot listen on no-such-host\.invalid:\d+: /],
    [{ PORT: taken }, new RegExp(`: Port ${taken} of 127\\.0\\.0\\.1 is taken`)],
    [{ DATABASE_URL: `postgres://portico@${nobody}/portal` }, /: DATABASE_URL: cannot use portal at .*nothing listens there/],
  ] as const)
    assert.match(await npm(env), line);
  assert.match(await npm({}, file), /: Cannot write to the data folder .*\/file: it is a file, not a folder \(EEXIST\)/);
  assert.equal(existsSync(join(project, 'dist')), false);
});

test('an address that cannot be listened on is reported before a database is created', async (t) => {
  const dataFolder = await temporaryFolder(t);
  assert.match(await refusal({ dataFolder, env: { HOST: '192.0.2.1' } }), /Cannot listen on 192\.0\.2\.1:/);
  assert.deepEqual(await readdir(dataFolder), []);
});

test('a PostgreSQL that does not respond is reported by other programs and by /ready', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const server = await start({ dataFolder });
  const { pid = 0 } = (await postgresOf(dataFolder)) ?? {};
  // Includes the backend processes of its connections, which would still answer.
  const processes = [
    pid,
    ...execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number),
  ];
  const signalAll = (signal: NodeJS.Signals) => {
    for (const each of processes) process.kill(each, signal);
  };
  signalAll('SIGSTOP');
  const asked = performance.now();
  const isReadyMeanwhile = await isReady(server);
  const took = performance.now() - asked;
  const keys = await launch({ dataFolder, command: [process.execPath, 'scripts/server.mjs', 'keys'] });
  const limit = setTimeout(() => void keys.kill('SIGKILL'), STANDSTILL_MS);
  const ended = await keys.ended;
  clearTimeout(limit);
  signalAll('SIGCONT');
  assert.equal(isReadyMeanwhile, false);
  assert(took < 2000, `${took} ms`);
  assert.equal(ended, 1);
  assert.match(keys.stderr(), /^No key was withdrawn: The PostgreSQL of the data folder .* does not answer[^\n]*\n$/);
  while (!(await isReady(server)));
  assert.equal(await server.kill('SIGTERM'), 0, server.stdout() + server.stderr());
});
