import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort } from '../../scripts/portal-process';
import { connectTo, isReady, launch, postgresOf, refusal, start, temporaryFolder } from './server-process';

test('an operator who starts a second server on the same data folder is refused, and the first goes on undisturbed', async (t) => {
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

test('of two servers started at once on a new data folder exactly one serves', async (t) => {
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

test('an operator whose port is taken is told which, and PostgreSQL is stopped again', async (t) => {
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

test('an operator whose DATABASE_URL leads nowhere is told so, without its password', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const nobody = `127.0.0.1:${await freePort()}`;
  const line = await refusal({ dataFolder, env: { DATABASE_URL: `postgres://portico:s3cret@${nobody}/portal` } });
  assert.match(line, new RegExp(`DATABASE_URL: cannot use portal at ${nobody}: nothing listens there\\.`));
  assert.doesNotMatch(line, /s3cret/);
  const unknown = await refusal({ dataFolder, env: { DATABASE_URL: 'postgres://portico@no-such-host.invalid/portal' } });
  assert.match(unknown, /DATABASE_URL: cannot use portal at no-such-host\.invalid:5432: there is no such host\./);
  assert.match(await refusal({ dataFolder, env: { DATABASE_URL: 'mysql://localhost/portal' } }), /DATABASE_URL/);
});

test('an operator whose DATABASE_URL has a wrong password or database is told which', async (t) => {
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

test('an operator whose DATABASE_URL names a certificate that is not there is told so in one line', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const line = await refusal({
    dataFolder,
    env: { DATABASE_URL: 'postgres://portico:s3cret@db.invalid/portal?sslrootcert=/nope' },
  });
  assert.match(line, /^Portico cannot start: DATABASE_URL: cannot use portal at db\.invalid:5432: [^\n]*\/nope[^\n]*\n?$/);
  assert.doesNotMatch(line, /s3cret/);
});

test('an operator whose data folder cannot be written to is told which', async (t) => {
  const file = join(await temporaryFolder(t), 'file');
  await writeFile(file, '');
  assert.match(
    await refusal({ dataFolder: join(file, 'data') }),
    /Cannot write to the data folder .*\/file\/data \(ENOTDIR\).*PORTICO_DATA/,
  );
});

test('an operator with a wrong setting is told its name', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const wrong = {
    PORT: '70000',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'portal.example',
    OIDC_ISSUER: 'ftp://x',
    OIDC_CLIENT_SECRET: 'without an issuer',
    SAMPLE_CONTENT: 'yes',
    FILES_URL: 's3://bucket',
  };
  for (const [name, value] of Object.entries(wrong))
    assert.match(await refusal({ dataFolder, env: { [name]: value } }), new RegExp(`^Portico cannot start: ${name}: `));
  assert.equal(await postgresOf(dataFolder), null);
});
